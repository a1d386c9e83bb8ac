import { existsSync } from "node:fs";
import { webkit } from "playwright-core";
import { findProgram } from "../find-program.ts";

/** The programs that drive Debian's WebKit. */
export interface WebKitGtk {
  readonly driver: string;
  readonly browser: string;
  /** WebKit has no headless mode, so it needs a screen, if only in memory. */
  readonly display: string;
}

export function findWebKitGtk(): WebKitGtk | undefined {
  const driver = findProgram(["WebKitWebDriver"]);
  const browser = findProgram(
    [],
    ["/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser"],
  );
  const display = findProgram(["Xvfb"]);
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** Playwright's WebKit, for systems whose own cannot be driven, such as macOS. */
export function findPlaywrightWebKit(): string | undefined {
  const file = webkit.executablePath();
  return existsSync(file) ? file : undefined;
}
