import { webkit } from "playwright-core";
import { launchChromium } from "../setup/browsers/chromium.ts";
import { findFirefox } from "../setup/browsers/firefox.ts";
import { findPlaywrightWebKit, findWebKitGtk } from "../setup/browsers/webkit.ts";
import type { Engine } from "./engines/engine.ts";
import { launchFirefox } from "./engines/firefox.ts";
import { createPlaywrightEngine } from "./engines/playwright.ts";
import { launchWebKitGtk } from "./engines/webkit-gtk.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

export const ENGINES: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  // Headless Chromium lets no page write to the clipboard without permission.
  chromium: async () => createPlaywrightEngine(await launchChromium(), ["clipboard-write"]),
  async firefox() {
    const program = findFirefox();
    if (program === undefined) throw new Error("No Firefox found: `npm test` says what to install");
    return await launchFirefox(program);
  },
  async webkit() {
    const programs = findWebKitGtk();
    if (programs !== undefined) return await launchWebKitGtk(programs);
    if (findPlaywrightWebKit() !== undefined) return createPlaywrightEngine(await webkit.launch());
    throw new Error("No WebKit found: `npm test` says what to install");
  },
};
