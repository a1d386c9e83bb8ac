import type { SiteContent } from "../../content/site-content.ts";

/** Says whether the site itself has a page or a file at a path. */
export async function openOwnPaths(site: SiteContent): Promise<(path: string) => boolean> {
  // Loaded late: the site's own pages take half a second, which most commands need not wait for.
  const { createSitePaths } = await import("../../src/site/site-paths.server.ts");
  return createSitePaths(site);
}
