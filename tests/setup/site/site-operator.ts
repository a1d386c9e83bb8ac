import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { BuiltSite } from "./built-site.ts";

const MAIN = path.resolve(import.meta.dirname, "../../../operator/start.mjs");

/** The operator's command line, beside the site of the end-to-end tests. Resolves to everything it says. */
export async function runSiteOperator(...words: string[]): Promise<string> {
  const { stdout, stderr } = await run(words, { DATA_DIR: inject("siteData") });
  return stdout + stderr;
}

/** The same beside a site that one test started. Resolves to the result alone. */
export async function operate({ dataFolder, deskUrl }: BuiltSite, ...words: string[]): Promise<string> {
  const { stdout } = await run(words, { DATA_DIR: dataFolder, DESK_PORT: new URL(deskUrl).port });
  return stdout;
}

function run(words: readonly string[], settings: { readonly DATA_DIR: string; readonly DESK_PORT?: string }) {
  const { PATH, SITE_URL } = process.env;
  const options = { cwd: settings.DATA_DIR, env: { PATH, SITE_URL, ...settings } };
  return promisify(execFile)(process.execPath, [MAIN, ...words], options);
}
