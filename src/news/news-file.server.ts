import { z } from "zod";
import { type FigureList, fillFigures, findFigureMistake } from "../markdown/figures.ts";
import { parseFrontMatter } from "../markdown/front-matter.server.ts";
import { readingMinutes } from "../markdown/reading-time.ts";
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
  /** Without it, it is computed from the text. */
  readTime: pattern(/^\d+ min read$/, 'like "4 min read"').optional(),
  featured: z.stringbool({ error: "must be true or false" }),
});

/**
 * The article with the figures of this day in place of their names, as it is stored: news do not change when a figure
 * does. One with a wrong name stays as it is, and whoever checks it says why.
 */
export function keepFigures(source: string, figures: FigureList): string {
  return findFigureMistake(source, figures) === null ? fillFigures("", source, figures) : source;
}

/** Parses an article that may still name figures: one that is being written, or of an earlier version of the site. */
export function parseNewsFile(file: string, source: string, figures: FigureList) {
  const { data, body } = parseFrontMatter(file, fillFigures(file, source, figures), newsFrontMatter);
  return { data: { ...data, readTime: data.readTime ?? `${readingMinutes(body)} min read` }, body };
}
