import { type Browser, chromium } from "playwright-core";
import { findChromium, findHeadlessChromium } from "../../tests/setup/browsers/chromium.ts";

/** The full browser, as visitors have it; the headless shell of the tests where there is no other. */
export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = findChromium() ?? findHeadlessChromium();
  if (executablePath === undefined) throw new Error("No Chromium found: install one, or set CHROMIUM_PATH");
  // Chromium's sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return await chromium.launch({ executablePath, args: [...sandbox, ...args] });
}
