import { renderMarkdown } from "../markdown/markdown.server.ts";
import type { ContentDraft } from "./content-page.ts";
import type { ContentStore } from "./content-store.server.ts";

export interface LinkedSite {
  readonly siteUrl: string;
  /** Takes a path as the site writes it: lower case, no slash at its end. */
  readonly hasPath: (path: string) => boolean;
}

interface OwnAddresses {
  readonly siteUrl: string;
  /** Says whether the site itself has something at a path. */
  readonly hasOwnPath: (path: string) => boolean;
}

/** What links can lead to: the site's own addresses, and the pages that are published. */
export async function openLinkedSite(
  store: Pick<ContentStore, "list">,
  { siteUrl, hasOwnPath }: OwnAddresses,
): Promise<LinkedSite> {
  const pages = await store.list();
  const published = new Set(pages.flatMap(({ isPublished, slug }) => (isPublished ? `/${slug}` : [])));
  return { siteUrl, hasPath: (path) => hasOwnPath(path) || published.has(path) };
}

/** The addresses in a page or an article that lead nowhere on this site. */
export function listDeadLinks(
  { slug, markdown }: Pick<ContentDraft, "slug" | "markdown">,
  site: LinkedSite,
): readonly string[] {
  const { links, headings } = renderMarkdown(markdown);
  return findDeadLinks({ slug, links, headingIds: headings.map(({ id }) => id) }, site);
}

interface LinkingPage {
  readonly slug: string;
  /** Addresses as written. */
  readonly links: readonly string[];
  readonly headingIds: readonly string[];
}

/** The addresses on this site that lead nowhere: unknown pages, and unknown headings of the page itself. */
export function findDeadLinks(
  { slug, links, headingIds }: LinkingPage,
  { siteUrl, hasPath }: LinkedSite,
): readonly string[] {
  const here = `/${slug}`;
  return [...new Set(links)].filter((link) => {
    const target = URL.parse(link, `${siteUrl}${here}`);
    if (target === null) return true;
    if (target.origin !== new URL(siteUrl).origin) return false;
    const path = canonicalPath(target.pathname);
    if (path !== here) return !hasPath(path);
    const fragment = target.hash.slice(1);
    return fragment !== "" && fragment !== "top" && !headingIds.includes(fragment);
  });
}

/** The site redirects other forms to this one. */
function canonicalPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/$/, "");
}
