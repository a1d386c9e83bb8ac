import { describe, expect } from "vitest";
import { listKindsOfPages } from "../setup/kinds-of-pages.ts";
import { findViolations, runAxe } from "./axe.ts";
import { openSite, test } from "./browser.ts";

/** Widths change what is there, themes change colors: two looks see both of each. */
const LOOKS = [
  [320, "light"],
  [1280, "dark"],
] as const;
const PARTS = [0, 1];

describe("every kind of page", () => {
  // One load for both: width and theme change without it, as they do for a visitor.
  test.for(PARTS)(
    "has no axe finding at 320 px in light and 1280 px in dark, and nothing sticks out, part %i",
    {
      timeout: 240_000,
    },
    async (part, { openPage }) => {
      const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
      const findings: string[] = [];
      const kinds = await listKindsOfPages(openSite());
      for (const path of kinds.filter((_, index) => index % PARTS.length === part)) {
        await page.goto(path);
        for (const [width, theme] of LOOKS) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (overflow > 0) findings.push(`${path} at ${width}: ${overflow} px wider than the screen`);
          const violations = await runAxe(page, theme);
          findings.push(...violations.map((violation) => `${path} at ${width}: ${violation}`));
        }
      }
      expect(findings).toEqual([]);
    },
  );
});

test("axe finds nothing in the search dialog", async ({ openPage }) => {
  const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
  await page.goto("/");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search the site" }).fill("loan");
  expect(await findViolations(page)).toEqual([]);
});
