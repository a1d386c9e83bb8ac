import { z } from "zod";
import { type FigureList, fillFigures } from "../markdown/figures.ts";
import { parseFrontMatter } from "../markdown/front-matter.server.ts";
import { group, isoDate, pattern, recordId, text } from "../records/field-rules.server.ts";
import { NEWS_CATEGORIES } from "./news-article.ts";

const CATEGORIES = NEWS_CATEGORIES.map(({ value }) => value);

/** Front matter of every file in content/news. */
const newsFrontMatter = group({
  id: recordId,
  title: text(120),
  metaDescription: text(320),
  summary: text(600),
  category: z.enum(CATEGORIES, `must be one of ${CATEGORIES.join(", ")}`),
  publishedDate: isoDate,
  readTime: pattern(/^\d+ min read$/, 'like "4 min read"'),
  featured: z.stringbool({ error: "must be true or false" }),
});

/** Parses an article with its figures filled in, in the front matter and the text. */
export function parseNewsFile(file: string, source: string, figures: FigureList) {
  return parseFrontMatter(file, fillFigures(file, source, figures), newsFrontMatter);
}
