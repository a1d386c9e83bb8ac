import { spawnSync } from "node:child_process";
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

/** The same engine without windows, and faster. */
const HEADLESS_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];

/** Where `npx playwright-core install --only-shell chromium` puts it, on Linux and macOS. */
const HEADLESS_LOCATIONS = [".cache", "Library/Caches"].map((folder) =>
  join(homedir(), folder, "ms-playwright/chromium_headless_shell-*/chrome-*/*headless*shell"),
);

/** The headless shell, or else any Chromium. CHROMIUM_PATH overrides it. */
export function findHeadlessChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium();
  return findHeadlessShell() ?? findChromium();
}

const findHeadlessShell = () => findProgram(HEADLESS_NAMES, HEADLESS_LOCATIONS);

/** What CHROMIUM_PATH names is the developer's choice. */
export function isFastChromium(): boolean {
  return Boolean(process.env.CHROMIUM_PATH) || findHeadlessShell() !== undefined;
}

/** The browser of the tests: its version and its file. */
export function describeChromium(): string {
  const file = findHeadlessChromium();
  if (file === undefined) return "No Chromium found";
  const { stdout } = spawnSync(file, ["--version"], { encoding: "utf8" });
  return `${(stdout ?? "").trim() || "Chromium"}, ${file}`;
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
