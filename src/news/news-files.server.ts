import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { type NewsSummary, newestFirst } from "./news-article.ts";
import { parseNewsFile } from "./news-file.server.ts";

/** Reads the articles from disk, for processes outside the site's bundle: deliveries and the command line. */
export async function readNewsFiles(folder: string): Promise<readonly NewsSummary[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md"));
  return newestFirst(
    await Promise.all(
      files.map(async (file) => {
        const source = await readFile(path.join(folder, file), "utf8");
        const { metaDescription, ...summary } = parseNewsFile(file, source, namedFigures).data;
        return summary;
      }),
    ),
  );
}
