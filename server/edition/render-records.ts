import { existsSync } from "node:fs";
import path from "node:path";
import { MANIFEST_FILE } from "../../platform/http/cache/static-files.ts";
import type { NamedRecord } from "../../src/records/record-store.server.ts";
import type { Config } from "../config.ts";
import { prepareEdition } from "./edition-folder.ts";

const DIST = path.resolve(import.meta.dirname, "../../dist");

/**
 * On the machine of the site, this also prepares what the site will show. Without a build there is nothing to render
 * with: the site will then do it alone.
 */
export async function renderRecords(records: readonly NamedRecord[], config: Config): Promise<void> {
  if (existsSync(path.join(DIST, MANIFEST_FILE))) await prepareEdition(records, { ...config, dist: DIST });
}
