import { expect, test } from "vitest";
import { isVisit } from "../../platform/visits/visit.ts";
import { createTestSite, listenToTestSite, type TestSiteOptions } from "./test-site.ts";

const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

function countInto(counted: string[]): TestSiteOptions {
  return { countVisit: (path, answered) => void (isVisit(answered) && counted.push(path)) };
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
  const counted: string[] = [];
  const site = createTestSite(countInto(counted));
  for (const path of PATHS) await site.get(path, BROWSER);
  expect(counted).toEqual(["/faq", "/made"]);
});

test("responses served straight from memory are counted in the same way", async () => {
  const counted: string[] = [];
  const { http, send } = await listenToTestSite(countInto(counted));
  for (const path of PATHS) await send(path, { headers: BROWSER });
  await send("/faq", { headers: { ...BROWSER, "Sec-GPC": "1" } });
  await http.stop(0);
  expect(counted).toEqual(["/faq", "/made"]);
});
