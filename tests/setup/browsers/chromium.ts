import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { findProgram } from "../find-program.ts";

/** Any Chromium-based browser works. */
const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "microsoft-edge-stable",
];

const LOCATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  join(homedir(), "Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
  join(homedir(), ".cache/ms-playwright/chromium-*/chrome-linux*/chrome"),
  join(homedir(), "Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*"),
];

/** The browser's executable; undefined if none is installed. CHROMIUM_PATH overrides it. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file`);
    return chosen;
  }
  return findProgram(NAMES, LOCATIONS);
}

/** Headless Chromium, if the distribution has it: the same engine at less than half the cost. */
export function findHeadlessChromium(): string | undefined {
  return process.env.CHROMIUM_PATH
    ? findChromium()
    : (findProgram(["chromium-headless-shell"]) ?? findChromium());
}

/** Keep the browser's own background work away from the network and from the tests' timing. */
const FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  // Pages of one site in one context share a process.
  "--process-per-site",
];

export async function launchChromium(): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  if (executablePath === undefined) throw new Error("No Chromium found: `npm test` says what to install");
  // Chromium's sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return await chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...sandbox] });
}
