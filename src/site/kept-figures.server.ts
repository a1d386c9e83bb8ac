import { keepFigures } from "../news/news-file.server.ts";
import type { RecordStore } from "../records/record-store.server.ts";

/**
 * Gives the articles of earlier versions of the site, which followed the records, the figures that they show now.
 * Returns their ids. The next start finds none, and does not load the content for it.
 */
export async function keepFiguresOfArticles(
  store: Pick<RecordStore, "snapshot" | "rewrite">,
): Promise<readonly string[]> {
  const { records } = await store.snapshot();
  if (!records.some(({ kind, body }) => kind === "news" && namesFigures(body))) return [];
  const { figuresOfRecords } = await import("./kept-figures-catalog.server.ts");
  const figures = figuresOfRecords(records);
  return await store.rewrite("news", (body) => (namesFigures(body) ? keepFigures(body, figures) : body));
}

function namesFigures(body: unknown): body is string {
  return typeof body === "string" && body.includes("{{");
}
