import type { RecordField, TypedRecord } from "../records/form/record-form.ts";
import { NEWS_CATEGORIES } from "./news-article.ts";

/** An article as a form: the lines of its front matter, then its text. */
export const ARTICLE_FORM: readonly RecordField[] = [
  {
    type: "text",
    path: "id",
    label: "Address",
    hint: 'Lower-case words joined by hyphens, such as "rates-in-may". It cannot be changed later.',
    isOptional: false,
  },
  { type: "text", path: "title", label: "Headline", isOptional: false, maxLength: 120 },
  {
    type: "long text",
    path: "metaDescription",
    label: "Description",
    hint: "For search results, in 70 to 170 characters.",
    isOptional: false,
    maxLength: 320,
  },
  {
    type: "long text",
    path: "summary",
    label: "Summary",
    hint: "One or two sentences for the list of articles.",
    isOptional: false,
    maxLength: 600,
  },
  { type: "choice", path: "category", label: "Category", options: NEWS_CATEGORIES },
  { type: "date", path: "publishedDate", label: "Day of publication", isOptional: false },
  {
    type: "text",
    path: "readTime",
    label: "Reading time",
    hint: 'Empty: computed from the text. Otherwise such as "4 min read".',
    isOptional: true,
  },
  {
    type: "choice",
    path: "featured",
    label: "Featured",
    hint: "A featured article stands above the others.",
    options: [
      { value: "false", label: "No" },
      { value: "true", label: "Yes" },
    ],
  },
  {
    type: "long text",
    path: "text",
    label: "Text",
    hint: "Markdown: ## for a heading, **bold**, [a link](/faq), - for a list. HTML is shown as text. A figure of the site is written by its name, as in {{rates.range}}: publishing puts the figure of that day in its place.",
    isOptional: false,
  },
];

/** What the form of a new article begins with. */
export function beginArticle(today: string): TypedRecord {
  return { publishedDate: [today] };
}
