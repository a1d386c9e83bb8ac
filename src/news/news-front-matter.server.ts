import { z } from "zod";
import { NEWS_CATEGORIES } from "./news-article.ts";

/** What stands above the text of every file in content/news. */
export const newsFrontMatter = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  metaDescription: z.string().min(1),
  summary: z.string().min(1),
  category: z.enum(NEWS_CATEGORIES.map(({ value }) => value)),
  publishedDate: z.iso.date(),
  readTime: z.string().regex(/^\d+ min read$/),
  featured: z.stringbool(),
});
