import type { Page } from "playwright-core";

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/** The frame's effects run when the whole page is hydrated; taking over the scrolling is one that can be seen. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** For `expect.poll`: a busy machine may take longer than its usual second. */
export const SOON = { timeout: 10_000 };
