import { createContent } from "../../content/site-content.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { keepFigures } from "../news/news-file.server.ts";
import type { RecordStore } from "../records/record-store.server.ts";
import { assembleRecords } from "./site-records.server.ts";

/**
 * Gives the articles of earlier versions of the site, which followed the records, the figures that they show now.
 * Returns their ids. The next start finds none.
 */
export async function keepFiguresOfArticles(
  store: Pick<RecordStore, "snapshot" | "rewrite">,
): Promise<readonly string[]> {
  const { records } = await store.snapshot();
  const figures = namedFigures(createContent(assembleRecords(records)));
  return await store.rewrite("news", (body) =>
    typeof body === "string" ? keepFigures(body, figures) : body,
  );
}
