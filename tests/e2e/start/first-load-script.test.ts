import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { test } from "../browser.ts";
import { fetchScripts } from "../sent-scripts.ts";

/**
 * Gzipped bytes of script that a page needs to be fully hydrated, before anything is opened. Its document names them;
 * every-kind.test.ts sees that it asks for no others.
 */
const LIMITS = [
  ["/", 132_250],
  ["/pros-and-cons-dscr-loans", 120_250],
  ["/cash-flow-analysis", 121_500],
  ["/privacy", 120_500],
  ["/dscr-news/dscr-boom-2025", 120_100],
  ["/dscr-news", 124_400],
  ["/faq", 123_350],
  ["/states", 130_750],
  ["/states/texas", 118_750],
  ["/lender-partners", 129_650],
  ["/data", 125_500],
  ["/dscr-calculator", 132_400],
  ["/cash-flow-calculator", 131_800],
  ["/deal-analyzer", 161_250],
  ["/hold-projection", 164_850],
  ["/refinance-planner", 161_300],
  ["/compare-offers", 160_850],
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

/** What a page adds to the script of a page without any of its own. */
const OWN_LIMITS = [
  ["/dscr-calculator", 25_000],
  ["/cash-flow-calculator", 25_000],
  ["/deal-analyzer", 41_650],
  ["/hold-projection", 45_250],
  ["/refinance-planner", 41_700],
  ["/compare-offers", 41_250],
] as const;

test.for(OWN_LIMITS)("the script of %s alone is at most %i bytes", async ([path, limit]) => {
  const plain = await fetchScripts("/privacy");
  const own = Array.from(await fetchScripts(path)).filter(([file]) => !plain.has(file));
  const size = sizeOf(own.map(([, text]) => text));
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(limit);
});
