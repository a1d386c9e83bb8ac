import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { test } from "../browser.ts";
import { fetchScripts } from "../sent-scripts.ts";

/**
 * Gzipped bytes of script that a page needs to be fully hydrated, before anything is opened. Its document names them;
 * every-kind.test.ts sees that it asks for no others.
 */
const LIMITS = [
  ["/", 132_750],
  ["/pros-and-cons-dscr-loans", 121_750],
  ["/cash-flow-analysis", 123_000],
  ["/privacy", 122_000],
  ["/dscr-news/dscr-boom-2025", 121_500],
  ["/dscr-news", 126_000],
  ["/faq", 124_500],
  ["/states", 133_100],
  ["/states/texas", 120_250],
  ["/lender-partners", 130_750],
  ["/data", 127_000],
  ["/dscr-calculator", 135_250],
  ["/cash-flow-calculator", 135_000],
  ["/deal-analyzer", 173_000],
  ["/hold-projection", 160_750],
  ["/refinance-planner", 165_600],
  ["/compare-offers", 161_250],
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
  ["/deal-analyzer", 51_500],
  ["/hold-projection", 42_700],
  ["/refinance-planner", 44_200],
  ["/compare-offers", 42_500],
] as const;

test.for(OWN_LIMITS)("the script of %s alone is at most %i bytes", async ([path, limit]) => {
  const plain = await fetchScripts("/privacy");
  const own = Array.from(await fetchScripts(path)).filter(([file]) => !plain.has(file));
  const size = sizeOf(own.map(([, text]) => text));
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(limit);
});
