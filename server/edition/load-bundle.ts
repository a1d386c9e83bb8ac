import path from "node:path";
import { pathToFileURL } from "node:url";
import { StartFailure } from "../config.ts";
import { isSiteBundle, type SiteBundle } from "../site-bundle.ts";

/** The server bundle of a build. */
export async function loadBundle(dist: string): Promise<SiteBundle> {
  const bundle: unknown = await import(pathToFileURL(path.join(dist, "server/index.js")).href);
  if (!isSiteBundle(bundle)) throw new StartFailure("dist/ is not a build of this site. Run: npm start");
  return bundle;
}
