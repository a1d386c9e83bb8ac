import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { isProof } from "../setup/budget.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * `preload: false` keeps axe from fetching the stylesheet again, which only an experimental rule needs. `selectors:
 * false` skips computing a selector for each element.
 */
const USUAL: RunOptions = { resultTypes: ["violations"], preload: false, selectors: false };

export type Theme = "light" | "dark";

/** A theme changes only colors. */
const CONTRAST: RunOptions = { ...USUAL, runOnly: ["color-contrast"] };

const WHOLE_PAGE = { exclude: [] };
/** Header and footer are the same on every page. */
const WITHOUT_FRAME = { exclude: ["header:has(~ main)", "main ~ footer"] };

/** axe violations of the current page without its header and footer; in the proof also in the dark theme. */
export async function findViolations(page: Page): Promise<string[]> {
  return await runInThemes(page, WITHOUT_FRAME);
}

/** The same with header and footer. */
export async function findViolationsOfAll(page: Page): Promise<string[]> {
  return await runInThemes(page, WHOLE_PAGE);
}

async function runInThemes(page: Page, context: ElementContext): Promise<string[]> {
  const light = await runAxe(page, "light", context, USUAL);
  return isProof ? [...light, ...(await runAxe(page, "dark", context, CONTRAST))] : light;
}

/** axe violations of the current page in the theme that it has now. */
export async function findShownViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  await page.evaluate(finishTransitions);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(USUAL)})`);
  return violations.map(describeViolation);
}

/** The same in the theme that the page has now. */
export function checkWithoutFrame(page: Page): Promise<string[]> {
  return findIn(page, WITHOUT_FRAME, USUAL);
}

async function runAxe(page: Page, theme: Theme, context: ElementContext, options: RunOptions) {
  await showTheme(page, theme);
  const violations = await findIn(page, context, options);
  return violations.map((violation) => `${theme}: ${violation}`);
}

async function findIn(page: Page, context: ElementContext, options: RunOptions): Promise<string[]> {
  await loadAxe(page);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  );
  return violations.map(describeViolation);
}

/** Evaluated, not inserted: the Content-Security-Policy refuses scripts that are not the site's. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
}

/** Switches the theme without a reload, as a visitor does. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    (isDark) => document.documentElement.classList.toggle("dark", isDark),
    theme === "dark",
  );
  await page.evaluate(finishTransitions);
}

/** Runs in the page. A color that fades from one to another has no contrast on its way. */
function finishTransitions(): void {
  // What is far off the screen has its new colors, and begins to change, only when somebody asks for them.
  for (const control of document.querySelectorAll("main :is(a, button)")) getComputedStyle(control).color;
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

function describeViolation({ id, nodes }: AxeResults["violations"][number]): string {
  return `${id}: ${nodes.map((node) => node.html).join(", ")}`;
}
