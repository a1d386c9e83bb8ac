import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { test } from "../browser.ts";
import { fetchScripts } from "../sent-scripts.ts";

/**
 * Gzipped bytes of script that a page needs to be fully hydrated, before anything is opened. Its document names them;
 * every-kind.test.ts sees that it asks for no others.
 */
const LIMITS = [
  ["/", 131_500],
  ["/pros-and-cons-dscr-loans", 123_850],
  ["/cash-flow-analysis", 125_250],
  ["/privacy", 123_000],
  ["/dscr-news/dscr-boom-2025", 124_400],
  ["/dscr-news", 125_500],
  ["/faq", 123_800],
  ["/states/texas", 127_550],
  ["/lender-partners", 128_700],
  ["/data", 124_900],
  ["/dscr-calculator", 139_600],
  ["/cash-flow-calculator", 134_850],
  ["/deal-analyzer", 165_350],
  ["/hold-projection", 153_750],
  ["/refinance-planner", 158_250],
  ["/compare-offers", 156_100],
] as const;

/** The first use of `Intl` on a page loads its data, which blocks a phone for a tenth of a second. */
const UNWANTED = /\bIntl\b|\.toLocale[A-Z]/g;

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

function expectAtMost(texts: readonly string[], limit: number): void {
  expect(sizeOf(texts)).toBeGreaterThan(50_000);
  expect(sizeOf(texts)).toBeLessThanOrEqual(limit);
  expect(texts.join("\n").match(UNWANTED)).toBeNull();
}

test.for(LIMITS)("the script of a first visit to %s is at most %i bytes", async ([path, limit]) => {
  expectAtMost(Array.from((await fetchScripts(path)).values()), limit);
});

test("with a worked example, the only script that its document does not name, it is at most 126,700 bytes", async ({
  openPage,
}) => {
  const page = await openPage({ isFirstVisit: true });
  const path = "/dscr-vs-traditional-mortgages";
  const example = page.waitForResponse(/worked-example-view/);
  await page.goto(path);
  const texts = [...(await fetchScripts(path)).values(), await (await example).text()];
  expectAtMost(texts, 126_700);
});

/** What a page adds to the script of a page without any of its own. */
const OWN_LIMITS = [
  ["/dscr-calculator", 25_000],
  ["/cash-flow-calculator", 25_000],
  ["/deal-analyzer", 44_200],
  ["/hold-projection", 40_000],
  ["/refinance-planner", 40_000],
  ["/compare-offers", 40_000],
] as const;

test.for(OWN_LIMITS)("the script of %s alone is at most %i bytes", async ([path, limit]) => {
  const plain = await fetchScripts("/privacy");
  const own = Array.from(await fetchScripts(path)).filter(([file]) => !plain.has(file));
  const size = sizeOf(own.map(([, text]) => text));
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(limit);
});
