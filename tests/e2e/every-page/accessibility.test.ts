import { describe, expect } from "vitest";
import { listKindsOfPages } from "../../setup/site/kinds-of-pages.ts";
import { checkWithoutFrame, findViolations, findViolationsOfAll } from "../axe.ts";
import { openSite, test } from "../browser.ts";

const PHONE = { width: 320, height: 900 };
const DESKTOP = { width: 1280, height: 900 };

describe("every kind of page", () => {
  // One load for both: width and theme change without a reload, as they do for a visitor.
  test("has no axe finding at 320 px in light, nor among the colors at 1280 px in dark, and nothing sticks out", {
    timeout: 1_200_000,
  }, async ({ openPage }) => {
    const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
    const findings: string[] = [];
    for (const path of await listKindsOfPages(openSite())) {
      await page.goto(path);
      for (const [size, theme] of [
        [PHONE, "light"],
        [DESKTOP, "dark"],
      ] as const) {
        await page.setViewportSize(size);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) findings.push(`${path} at ${size.width}: ${overflow} px wider than the screen`);
        const violations = await checkWithoutFrame(page, theme);
        findings.push(...violations.map((violation) => `${path} at ${size.width}: ${violation}`));
      }
    }
    expect(findings).toEqual([]);
  });
});

test("the frame has no axe finding, narrow or wide", async ({ openPage }) => {
  const page = await openPage({ bypassCSP: true, reducedMotion: "reduce", viewport: DESKTOP });
  await page.goto("/about");
  expect(await findViolationsOfAll(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await findViolationsOfAll(page)).toEqual([]);
});

test("axe finds nothing in the search dialog", async ({ openPage }) => {
  const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
  await page.goto("/");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search the site" }).fill("loan");
  expect(await findViolations(page)).toEqual([]);
});
