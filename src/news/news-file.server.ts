import { z } from "zod";
import { type FigureList, fillFigures } from "../markdown/figures.ts";
import { parseFrontMatter } from "../markdown/front-matter.server.ts";
import { NEWS_CATEGORIES } from "./news-article.ts";

/** Front matter of every file in content/news. */
const newsFrontMatter = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  metaDescription: z.string().min(1),
  summary: z.string().min(1),
  category: z.enum(NEWS_CATEGORIES.map(({ value }) => value)),
  publishedDate: z.iso.date(),
  readTime: z.string().regex(/^\d+ min read$/),
  featured: z.stringbool(),
});

/** Parses an article with its figures filled in, in the front matter and the text. */
export function parseNewsFile(file: string, source: string, figures: FigureList) {
  return parseFrontMatter(file, fillFigures(file, source, figures), newsFrontMatter);
}
