import { renderMarkdown } from "../markdown/markdown.server.ts";
import type { ContentDraft } from "./content-page.ts";

export interface LinkedSite {
  readonly siteUrl: string;
  /** Takes a path as the site writes it: lower case, no slash at its end. */
  readonly hasPath: (path: string) => boolean;
}

/** The addresses in a page that lead nowhere on this site. */
export function listDeadLinks({ slug, markdown }: ContentDraft, site: LinkedSite): readonly string[] {
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
