/** A page that the operator publishes, as the API returns it and the page shows it. */
export interface ContentPage {
  readonly title: string;
  readonly metaDescription: string;
  /** Safe HTML, made from the operator's Markdown on the server. May be empty. */
  readonly content: string;
  /** The second-level headings; their ids are in the HTML. */
  readonly sections: readonly ContentSection[];
  /** ISO date and time, UTC. */
  readonly updatedAt: string;
}

export interface ContentSection {
  readonly id: string;
  readonly title: string;
}

/** The page as written, before figures replace their names and Markdown becomes HTML. */
export interface ContentDraft {
  readonly slug: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly markdown: string;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
const MAX_SLUG_LENGTH = 200;

/** Lowercase words joined by hyphens; slashes make deeper paths. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/** A missing `/nope` gets the content page's own not-found text, `/no/such` the site's. */
export function isDeepSlug(slug: string): boolean {
  return slug.includes("/");
}
