import type { CardPicture } from "./card-picture.ts";

/** A page's description of itself: the only source of its title, metadata, sitemap entry and social image. */
export interface PageRecord {
  /** Canonical path: lowercase, no trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** ISO date on which the page's text last changed. */
  readonly updated: string;
  /** From the first level below the homepage to the page itself. Empty on the homepage. */
  readonly breadcrumb: readonly Crumb[];
  /** ISO date of first publication, where the page is an article. */
  readonly published?: string;
  /** Questions and answers shown on the page. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  /** Figures that the page offers for download. */
  readonly dataset?: Dataset;
  /** Drawn on the page's own social image. */
  readonly card?: CardPicture | undefined;
  /** Image to use if the page has none of its own. */
  readonly socialImage?: string;
  /** Path of the page that search engines should show instead of this one. */
  readonly canonicalPath?: string;
  /** A pasted link to it becomes the calculator itself, on sites that ask /oembed. */
  readonly isEmbeddable?: boolean;
  /** Not in the sitemap. Search engines leave it out, or show the canonical page instead. */
  readonly isUnlisted?: boolean;
  /** There is no page at this path: it is not listed and has no canonical URL. */
  readonly isMissing?: boolean;
}

/** A page, and how it is rendered. */
export interface SitePage extends PageRecord {
  /**
   * Rendered every day instead of once at build time, because it shows the date, or where the running site is reached.
   */
  readonly isDated?: boolean;
  /** Prerendered for its plain path. With a query its content differs, and it is rendered per request. */
  readonly readsQuery?: boolean;
}

/** What the content of a page calls itself. */
interface PageText {
  readonly title: string;
  readonly metaDescription: string;
}

/** A page right below the homepage. Its short name stands in the breadcrumb. */
export function firstLevelPage(
  { title, metaDescription }: PageText,
  { name, ...facts }: Omit<SitePage, "title" | "description" | "breadcrumb"> & { readonly name: string },
): SitePage {
  return {
    title,
    description: metaDescription,
    breadcrumb: [{ name, path: facts.path }],
    ...facts,
  };
}

/** A page that a visitor gets to by doing something on another one. */
export function stepPage(
  { title, metaDescription }: PageText,
  { path, updated, below = [] }: Pick<PageRecord, "path" | "updated"> & { readonly below?: readonly Crumb[] },
): PageRecord {
  return {
    path,
    title,
    description: metaDescription,
    kind: "page",
    updated,
    breadcrumb: [...below, { name: title, path }],
    isUnlisted: true,
  };
}

export type PageKind = "home" | "page" | "article" | "news" | "faq" | "tool" | "guide" | "landing" | "legal";

export interface Dataset {
  /** URL of its license. */
  readonly license: string;
  /** The years that the figures describe, as an ISO 8601 interval: `2020/2027`. */
  readonly temporalCoverage: string;
  readonly spatialCoverage: string;
  readonly variables: readonly { readonly name: string; readonly unit: string }[];
  /** The same figures in several formats. */
  readonly files: readonly { readonly path: string; readonly type: string }[];
  /** URLs of the tables that the figures were read from. */
  readonly sources: readonly string[];
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** `/states/texas` -> `states-texas`, the name of the page's social image. */
export function socialImagePath(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/social/${name}.png`;
}
