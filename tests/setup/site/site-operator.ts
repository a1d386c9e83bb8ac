import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";

const MAIN = path.resolve(import.meta.dirname, "../../../operator/start.mjs");

/** The operator's command line, beside the site of the end-to-end tests. Resolves to its output. */
export async function runSiteOperator(...words: string[]): Promise<string> {
  const folder = inject("siteData");
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [MAIN, ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  return stdout + stderr;
}
