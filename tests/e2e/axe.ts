import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * `preload: false` keeps axe from fetching the stylesheet again, which only an experimental rule needs. `selectors:
 * false` skips computing a selector for each element.
 */
const USUAL: RunOptions = { resultTypes: ["violations"], preload: false, selectors: false };

export type Theme = "light" | "dark";

/** A theme changes only colors. */
const OPTIONS: Readonly<Record<Theme, RunOptions>> = {
  light: USUAL,
  dark: { ...USUAL, runOnly: ["color-contrast"] },
};

const WHOLE_PAGE = { exclude: [] };
/** Header and footer are the same on every page. */
const WITHOUT_FRAME = { exclude: ["header:has(~ main)", "main ~ footer"] };

/** axe violations of the current page without its header and footer, in both themes. */
export async function findViolations(page: Page): Promise<string[]> {
  return await runInBothThemes(page, WITHOUT_FRAME);
}

/** The same with header and footer. */
export async function findViolationsOfAll(page: Page): Promise<string[]> {
  return await runInBothThemes(page, WHOLE_PAGE);
}

async function runInBothThemes(page: Page, context: ElementContext): Promise<string[]> {
  return [...(await runAxe(page, "light", context)), ...(await runAxe(page, "dark", context))];
}

/** axe violations of the current page in the theme that it has now. */
export async function findShownViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  await page.evaluate(finishTransitions);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(USUAL)})`);
  return violations.map(describeViolation);
}

/** axe violations of the page without its header and footer. */
export function checkWithoutFrame(page: Page, theme: Theme): Promise<string[]> {
  return runAxe(page, theme, WITHOUT_FRAME);
}

async function runAxe(page: Page, theme: Theme, context: ElementContext): Promise<string[]> {
  await loadAxe(page);
  await showTheme(page, theme);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(OPTIONS[theme])})`,
  );
  return violations.map((violation) => `${theme}: ${describeViolation(violation)}`);
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
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

function describeViolation({ id, nodes }: AxeResults["violations"][number]): string {
  return `${id}: ${nodes.map((node) => node.html).join(", ")}`;
}
