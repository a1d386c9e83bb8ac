import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";

/** What a visit leaves behind: a file, a copied text, paper, the focus, and nothing that sticks out. */

export async function download(page: Page, act: () => Promise<void>) {
  const downloading = page.waitForEvent("download");
  await act();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Runs in the page. The site's permissions policy forbids reading the clipboard, so record here what is copied. */
export function rememberCopies(): void {
  const { clipboard } = navigator;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await write(text);
    document.documentElement.dataset.copied = text;
  };
}

/** The last text the page copied successfully, after `addInitScript(rememberCopies)`. */
export async function copiedText(page: Page): Promise<string> {
  return (await page.locator("html").getAttribute("data-copied")) ?? "";
}

export async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

export const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);
export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Wider than the screen, if something sticks out. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** How much of a box is beyond its edge, to be scrolled to sideways. */
export const excessWidth = (box: Locator) =>
  box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("One of the two is not on the page.");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** All that the browser keeps for the site. */
export const storedBy = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join());

/** The addresses and bodies of what a page asks for from now on. */
export function watchRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  return requests;
}

/**
 * The test moves the page's time, time limits included. The clock applies to the whole context: ask for one of its own.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException("Too late", "TimeoutError")), milliseconds);
      return limit.signal;
    };
  });
}

/** Nobody answers requests for these paths. */
export async function silence(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) await page.route(path, () => new Promise(() => {}));
}

/** Keeps the requests for a file until `release` is called. */
export async function holdFile(page: Page, file: string) {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(file, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
