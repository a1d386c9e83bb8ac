import path from "node:path";
import { readNewsFiles } from "../../src/news/news-files.server.ts";

const ARTICLES = path.resolve(import.meta.dirname, "../../content/news");

/** Says whether the site itself has a page or a file at a path. */
export async function openOwnPaths(): Promise<(path: string) => boolean> {
  const articles = await readNewsFiles(ARTICLES);
  // Loaded late: the site's own pages take half a second, which most commands need not wait for.
  const { createSitePaths } = await import("../../src/site/site-paths.server.ts");
  return createSitePaths(articles.map(({ id }) => id));
}
