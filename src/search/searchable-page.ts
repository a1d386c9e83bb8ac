import type { PageRecord } from "../seo/page-record.ts";

/** What a visitor can read on a page. */
export interface ReadableText {
  readonly headings: readonly string[];
  /** One line for each paragraph, heading, item, or row. */
  readonly text: string;
}

/** A page as the search index sees it. */
export interface SearchablePage extends ReadableText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The pages above it: "States". Empty for a page of the first level. */
  readonly trail: string;
}

export function toSearchablePage(page: PageRecord, { headings, text }: ReadableText): SearchablePage {
  const { path, title, description, breadcrumb } = page;
  const trail = breadcrumb
    .slice(0, -1)
    .map(({ name }) => name)
    .join(" › ");
  return { path, title, description, trail, headings, text };
}
