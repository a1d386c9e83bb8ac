import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { test } from "../browser.ts";
import { fetchFirstScripts } from "./first-scripts.ts";

/** Gzipped bytes of script that a page needs to be fully hydrated, before anything is opened. */
const LIMITS = [
  ["/", 130_900],
  ["/pros-and-cons-dscr-loans", 123_350],
  ["/cash-flow-analysis", 124_750],
  ["/privacy", 122_250],
  ["/dscr-vs-traditional-mortgages", 126_250],
  ["/dscr-news/dscr-boom-2025", 124_400],
  ["/dscr-news", 124_900],
  ["/faq", 123_200],
  ["/states/texas", 126_800],
  ["/lender-partners", 128_700],
  ["/data", 124_300],
  ["/dscr-calculator", 139_300],
  ["/cash-flow-calculator", 134_550],
  ["/deal-analyzer", 164_000],
  ["/hold-projection", 153_550],
  ["/refinance-planner", 157_650],
  ["/compare-offers", 155_700],
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
