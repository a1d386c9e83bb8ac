import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SiteContent } from "../../content/site-content.ts";
import { articleFigures } from "../../src/articles/article-figures-catalog.server.ts";
import { findFigureMistake } from "../../src/markdown/figures.ts";
import { namedFigures } from "../../src/markdown/named-figures-catalog.server.ts";

/** One line for each Markdown file below content/ with a wrong figure name. Only articles may also name examples. */
export async function listFigureMistakes(root: string, site: SiteContent): Promise<readonly string[]> {
  const files = (await readdir(path.join(root, "content"), { recursive: true })).filter((file) =>
    file.endsWith(".md"),
  );
  const mistakes = await Promise.all(
    files.toSorted().map(async (name) => {
      const file = path.join("content", name);
      const figures = name.startsWith(`articles${path.sep}`) ? articleFigures(site) : namedFigures(site);
      const mistake = findFigureMistake(await readFile(path.join(root, file), "utf8"), figures);
      return mistake === null ? [] : [`${file}: ${mistake}`];
    }),
  );
  return mistakes.flat();
}
