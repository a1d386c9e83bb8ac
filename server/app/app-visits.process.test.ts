import { expect, test } from "vitest";
import { isVisit } from "../../platform/visits/visit.ts";
import { listenToTestSite } from "./test-site.ts";

const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

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

test("pages, from memory or made, are counted without their queries; files, data, secret links and embeds are not", async () => {
  const counted: string[] = [];
  const { http, send } = await listenToTestSite({
    countVisit: (path, answered) => void (isVisit(answered) && counted.push(path)),
  });
  for (const path of PATHS) await send(path, { headers: BROWSER });
  await send("/faq", { headers: { ...BROWSER, "Sec-GPC": "1" } });
  await http.stop(0);
  expect(counted).toEqual(["/faq", "/made"]);
});
