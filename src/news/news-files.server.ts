import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readPublished } from "../../content/published.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { type NewsSummary, newestFirst } from "./news-article.ts";
import { parseNewsFile } from "./news-file.server.ts";

/** The published articles, or those in the folder, for processes outside the site's bundle, such as the command line. */
export async function readNewsFiles(folder: string): Promise<readonly NewsSummary[]> {
  const sources = readPublished()?.news ?? (await readNewsSources(folder));
  return newestFirst(
    Object.entries(sources).map(([file, source]) => {
      const { metaDescription, ...summary } = parseNewsFile(file, source, namedFigures).data;
      return summary;
    }),
  );
}

/** The articles of a folder, by file. */
export async function readNewsSources(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  const sources = files.map(async (file) => [file, await readFile(path.join(folder, file), "utf8")] as const);
  return Object.fromEntries(await Promise.all(sources));
}
