import { createRequire } from "node:module";
import path from "node:path";
import { StartFailure } from "../config.ts";
import { isSiteBundle, type SiteBundle } from "../site-bundle.ts";

const require = createRequire(import.meta.url);

/** The server bundle of a build. */
export function loadBundle(dist: string): SiteBundle {
  const bundle: unknown = require(path.join(dist, "server/index.cjs"));
  if (!isSiteBundle(bundle)) throw new StartFailure("dist/ is not a build of this site. Run: npm start");
  return bundle;
}
