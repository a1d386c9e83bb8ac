import { type LinkedSite, listDeadLinks } from "../content-pages/dead-links.server.ts";
import type { FigureList } from "../markdown/figures.ts";
import { articlePath } from "../news/news-article.ts";
import { parseNewsFile } from "../news/news-file.server.ts";
import type { NamedRecord } from "../records/record-store.server.ts";

/** The addresses in a news record that lead nowhere on this site. */
export function listDeadLinksOfArticle(
  { id, body }: Pick<NamedRecord, "id" | "body">,
  figures: FigureList,
  site: LinkedSite,
): readonly string[] {
  const { body: markdown } = parseNewsFile(`${id}.md`, String(body), figures);
  return listDeadLinks({ slug: articlePath(id).slice(1), markdown }, site);
}
