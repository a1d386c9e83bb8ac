import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { describe, expect } from "vitest";
import { listKindsOfPages } from "../setup/kinds-of-pages.ts";
import { openSite, test } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Widths change what is there, themes change colors: two looks see both of each. */
const LOOKS = [
  [320, "light"],
  [1280, "dark"],
] as const;
const HALVES = [0, 1];

describe("every kind of page", () => {
  // One load for both: width and theme change without it, as they do for a visitor.
  test.for(HALVES)(
    "has no axe finding at 320 px in light and 1280 px in dark, and nothing sticks out, half %i",
    {
      timeout: 240_000,
    },
    async (half, { openPage }) => {
      const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
      const findings: string[] = [];
      for (const path of (await listKindsOfPages(openSite())).filter(
        (_, index) => index % HALVES.length === half,
      )) {
        await page.goto(path);
        await page.addScriptTag({ content: axe });
        for (const [width, theme] of LOOKS) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (overflow > 0) findings.push(`${path} at ${width}: ${overflow} px wider than the screen`);
          await page.evaluate(
            (dark) => document.documentElement.classList.toggle("dark", dark),
            theme === "dark",
          );
          const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
          findings.push(
            ...violations.map(
              ({ id, nodes }) =>
                `${path} at ${width}, ${theme}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
            ),
          );
        }
      }
      expect(findings).toEqual([]);
    },
  );
});

describe("what opens on top of a page", () => {
  test.for(["light", "dark"])("axe finds nothing in the search dialog, %s", async (theme, { openPage }) => {
    const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search the site" }).fill("loan");
    await page.addScriptTag({ content: axe });
    const { violations } = await page.evaluate<AxeResults>("axe.run()");
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});
