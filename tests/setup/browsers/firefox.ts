import { homedir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../find-program.ts";

/** Firefox's executable; undefined if none is installed. */
export function findFirefox(): string | undefined {
  return findProgram(
    ["firefox-esr", "firefox"],
    [
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      join(homedir(), "Applications/Firefox.app/Contents/MacOS/firefox"),
    ],
  );
}
