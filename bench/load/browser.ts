import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../tests/setup/browsers/chromium.ts";

/** The full browser, as visitors have it, not the headless shell of the tests. */
export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("No Chromium found: install one, or set CHROMIUM_PATH");
  // Chromium's sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return await chromium.launch({ executablePath, args: [...sandbox, ...args] });
}
