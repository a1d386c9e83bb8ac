import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { isVisit } from "../../platform/visits/visit.ts";
import { createTestSite } from "./test-site.ts";

const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

function openCountedSite() {
  const counted: string[] = [];
  const site = createTestSite({
    countVisit: (path, answered) => {
      if (isVisit(answered)) counted.push(path);
    },
  });
  return { site, counted };
}

const PATHS = [
  "/faq",
  "/_.data",
  "/made?token=secret",
  "/embed/dscr-calculator",
  "/assets/root-B4x.js",
  "/unsubscribe/a.b",
  "/lead-status/a.b",
  "/healthz",
];

test("pages are counted, without their queries; files, data, secret links and embeds are not", async () => {
  const { site, counted } = openCountedSite();
  for (const path of PATHS) await site.get(path, BROWSER);
  expect(counted).toEqual(["/faq", "/made"]);
});

test("responses served straight from memory are counted in the same way", async () => {
  const { site, counted } = openCountedSite();
  const server = createServer(site.listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no free port");
  const origin = `http://127.0.0.1:${address.port}`;
  for (const path of PATHS) await fetch(origin + path, { headers: BROWSER });
  await fetch(`${origin}/faq`, { headers: { ...BROWSER, "Sec-GPC": "1" } });
  server.close();
  server.closeAllConnections();
  expect(counted).toEqual(["/faq", "/made"]);
});
