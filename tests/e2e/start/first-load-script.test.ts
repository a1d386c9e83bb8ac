import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { test } from "../browser.ts";
import { fetchFirstScripts } from "./first-scripts.ts";

/** Gzipped bytes of script that a page needs to be fully hydrated, before anything is opened. */
const LIMITS = [
  ["/", 129_500],
  ["/pros-and-cons-dscr-loans", 121_650],
  ["/cash-flow-analysis", 121_850],
  ["/privacy", 120_650],
  ["/dscr-vs-traditional-mortgages", 124_550],
  ["/dscr-news/dscr-boom-2025", 122_750],
  ["/dscr-news", 123_200],
  ["/faq", 121_650],
  ["/states/texas", 125_250],
  ["/lender-partners", 127_300],
  ["/data", 126_000],
  ["/dscr-calculator", 135_250],
  ["/cash-flow-calculator", 131_800],
  ["/deal-analyzer", 158_250],
] as const;

/**
 * The first use of `Intl` on a page loads its data, which blocks a phone for a tenth of a second. Vite's preload helper
 * (see vite.config.ts) has nothing to preload.
 */
const UNWANTED = /\bIntl\b|\.toLocale[A-Z]|vite:preloadError/g;

describe("the script of a first visit", () => {
  test.for(LIMITS)("to %s is at most %i bytes", async ([path, limit], { openPage }) => {
    const scripts = Array.from(
      (await fetchFirstScripts(await openPage({ isFirstVisit: true }), path)).values(),
    );
    const sizes = scripts.map((body) => gzipSync(body, { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(limit);
    expect(scripts.join("\n").match(UNWANTED)).toBeNull();
  });
});
