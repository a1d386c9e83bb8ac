import { inject } from "vitest";
import { parseConfig } from "../../../server/config.ts";
import { renderRecords } from "../../../server/edition/render-records.ts";
import { type OperatorRun, runCommand } from "../operator.ts";
import type { Site } from "./start-site.ts";

/** The operator's command line, beside the site of the end-to-end tests. Resolves to everything it says. */
export async function runSiteOperator(...words: string[]): Promise<string> {
  const { out, err } = await run(words, { DATA_DIR: inject("siteData") });
  return out + err;
}

/** The same beside a site that one test started. Resolves to the result alone. */
export async function operate({ dataFolder, deskUrl }: Site, ...words: string[]): Promise<string> {
  const { out } = await run(words, { DATA_DIR: dataFolder, DESK_PORT: new URL(deskUrl).port });
  return out;
}

async function run(words: readonly string[], settings: Record<string, string>): Promise<OperatorRun> {
  const { SITE_URL } = process.env;
  const config = parseConfig({ SITE_URL, ...settings });
  const done = await runCommand(words, config, {
    renderRecords: (records) => renderRecords(records, config),
  });
  if (done.code !== 0) throw new Error(`${words.join(" ")}: ${done.out}${done.err}`);
  return done;
}
