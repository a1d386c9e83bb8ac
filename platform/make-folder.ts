import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder that only its owner can enter, and those it stands in. Node's own `recursive` never returns where the
 * system says that nothing exists although the folder around it does, as in /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  }
}
