import type { PageKind, PageRecord } from "../seo/page-record.ts";

/** What a visitor can read on a page. */
export interface ReadableText {
  readonly headings: readonly string[];
  /** One line for each paragraph, heading, item, or row. */
  readonly text: string;
  /** The parts that have an address of their own. */
  readonly sections?: readonly PageSection[];
}

/** A part of a page that a link can name, such as an answer of the FAQ. */
export interface PageSection {
  /** The URL fragment. */
  readonly id: string;
  readonly title: string;
  /** Where its words begin and end in the text, without its heading. */
  readonly start: number;
  readonly end: number;
}

/** A page as the search index sees it. */
export interface SearchablePage extends ReadableText {
  readonly path: string;
  /** What links call it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** The pages above it: "States". Empty for a page of the first level. */
  readonly trail: string;
}

export function toSearchablePage(
  page: PageRecord,
  { headings, text, sections }: ReadableText,
): SearchablePage {
  const { path, title, description, kind, breadcrumb } = page;
  const trail = breadcrumb
    .slice(0, -1)
    .map(({ name }) => name)
    .join(" › ");
  const name = breadcrumb.at(-1)?.name ?? title;
  return { path, name, title, description, kind, trail, headings, text, ...(sections && { sections }) };
}
