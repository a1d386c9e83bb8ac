import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Without `preload` axe does not fetch the stylesheet again; only an experimental rule asks for that. Without
 * `selectors` it does not look for one of each element.
 */
const USUAL: RunOptions = { resultTypes: ["violations"], preload: false, selectors: false };

/** What axe finds wrong with the page as it stands, in both themes. The page needs `bypassCSP`. */
export async function findViolations(page: Page): Promise<string[]> {
  return [...(await checkLight(page)), ...(await checkDarkColors(page))];
}

export function checkLight(page: Page): Promise<string[]> {
  return runAxe(page, "light", USUAL);
}

/** A theme changes colors and nothing else. */
export function checkDarkColors(page: Page): Promise<string[]> {
  return runAxe(page, "dark", { ...USUAL, runOnly: ["color-contrast"] });
}

async function runAxe(page: Page, theme: "light" | "dark", options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.addScriptTag({ content: axe });
  await page.evaluate(
    (isDark) => document.documentElement.classList.toggle("dark", isDark),
    theme === "dark",
  );
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map((node) => node.html).join(", ")}`);
}
