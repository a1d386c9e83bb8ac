import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PAGE_START_ID, type PageStart } from "../../../src/start/page-start.ts";
import { test } from "../browser.ts";

const PAGES = [
  "/",
  "/dscr-calculator",
  "/deal-analyzer",
  "/refinance-planner",
  "/compare-offers",
  "/hold-projection",
  "/faq",
  "/dscr-loan-rates",
  "/dscr-loan-texas",
  "/states",
  "/formulas",
  "/data",
  "/cash-flow-analysis",
  "/privacy",
  "/no-such-page",
];

describe("the styles that a document brings along", () => {
  test.for(PAGES)("are all that %s needs: the whole sheet changes nothing", async (path, { openPage }) => {
    for (const [width, theme] of [
      [360, "light"],
      [1280, "dark"],
    ] as const) {
      const page = await openPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      // Keep the application from starting, so that only styles can change anything.
      await page.addInitScript((choice) => {
        localStorage.setItem("theme", choice);
        window.requestIdleCallback = () => 0;
      }, theme);
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForLoadState("load");
      await untilLaidOut(page);
      const before = await describeElements(page);
      expect(before.length).toBeGreaterThan(50);
      const { stylesheet }: PageStart = JSON.parse(
        (await page.locator(`#${PAGE_START_ID}`).textContent()) ?? "",
      );
      await page.addStyleTag({ url: stylesheet });
      await untilLaidOut(page);
      expect(await describeElements(page)).toEqual(before);
    }
  });
});

/** Content below the screen (`content-visibility: auto`) gets its size in the first frame, not at load. */
function untilLaidOut(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
}

function describeElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("body *"), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = getComputedStyle(element);
      const looks = [styles.color, styles.backgroundColor, styles.font, styles.display, styles.border];
      const more = [styles.fill, styles.stroke, styles.textDecorationLine, styles.padding, styles.margin];
      return [element.tagName, x, y, width, height, ...looks, ...more].join(" ");
    }),
  );
}
