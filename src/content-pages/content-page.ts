/** A page that the operator publishes, as the API returns it and the page shows it. */
export interface ContentPage {
  readonly title: string;
  readonly metaDescription: string;
  /** Safe HTML, made from the operator's Markdown on the server. May be empty. */
  readonly content: string;
  /** The second-level headings; their ids are in the HTML. */
  readonly sections: readonly ContentSection[];
  /** Null if the page ends with its text. */
  readonly callToAction: PageCall | null;
  /** ISO date and time, UTC. */
  readonly updatedAt: string;
}

/** A call to action, which opens the lead form. */
export interface PageCall {
  readonly heading: string;
  readonly text: string;
  readonly label: string;
  readonly source: string;
}

/** The names that a page's front matter can choose from. */
export const CALL_NAMES = ["quote", "match", "question"] as const;
export type CallName = (typeof CALL_NAMES)[number];

export function isCallName(text: string | null): text is CallName {
  return CALL_NAMES.some((name) => name === text);
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
  /** None by default: not every page should ask for a lead. */
  readonly cta?: CallName | undefined;
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
