import type { Page } from "playwright-core";

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
