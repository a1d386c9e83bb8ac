/** What a page says about itself: the one source of its title, metadata, sitemap entry and social image. */
export interface PageRecord {
  /** Canonical path: lower case, no trailing slash. */
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
  /** Where the page has no picture of its own. */
  readonly socialImage?: string;
  /** Kept out of search engines and of the sitemap. */
  readonly isUnlisted?: boolean;
  /** Nothing is at this address: it is not listed either, and has no canonical form. */
  readonly isMissing?: boolean;
}

/** A page together with the words of its records. They stay on the server. */
export interface SitePage extends PageRecord {
  readonly text: string;
  /** Rendered every day instead of once at build, because it states the day. */
  readonly isDated?: boolean;
  /** Prerendered for its plain address; with a query it reads differently, and is rendered per request. */
  readonly readsQuery?: boolean;
}

export type PageKind = "home" | "page" | "article" | "news" | "faq" | "tool" | "guide" | "landing" | "legal";

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** `/states/texas` -> `states-texas`, the name of the page's social image. */
export function socialImagePath(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/social/${name}.png`;
}
