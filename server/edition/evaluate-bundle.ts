import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { publishRecords, readPublished } from "../../content/published.ts";
import type { PublishedRecords } from "../../content/record-types.ts";
import type { NamedRecord } from "../../src/records/record-store.server.ts";
import { assembleRecords } from "../../src/site/site-records.server.ts";
import { StartFailure } from "../config.ts";
import { isSiteBundle, type SiteBundle } from "../site-bundle.ts";

/**
 * Evaluates the server bundle, whose content then has these records; undefined for those that come with the site. An
 * earlier evaluation stays as it is, for the requests that still use it, and is freed after the last of them.
 */
export function evaluateBundle(dist: string, records: PublishedRecords | undefined): SiteBundle {
  // A new function each time: the earlier one would keep the modules that it has loaded.
  const require = createRequire(import.meta.url);
  const folder = path.join(realpathSync(dist), "server") + path.sep;
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(folder)) delete require.cache[file];
  }
  publishRecords(records);
  const bundle: unknown = require(`${folder}index.cjs`);
  if (!isSiteBundle(bundle)) throw new StartFailure("dist/ is not a build of this site. Run: npm start");
  return bundle;
}

/** Evaluates the bundle with records that nobody has published. What is evaluated later is as it was. */
export function evaluateAside(dist: string, records: readonly NamedRecord[]): SiteBundle {
  const published = readPublished();
  try {
    return evaluateBundle(dist, assembleRecords(records));
  } finally {
    publishRecords(published);
  }
}
