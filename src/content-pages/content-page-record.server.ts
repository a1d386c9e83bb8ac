import { type SearchablePage, toSearchablePage } from "../search/searchable-page.ts";
import { type PageRecord, type SitePage, socialImagePath } from "../seo/page-record.ts";
import type { PublishedPage } from "./content-library.server.ts";
import { isDeepSlug } from "./content-page.ts";

export function describeContentPage({ slug, title, metaDescription, updatedAt }: PublishedPage): SitePage {
  const path = `/${slug}`;
  return {
    path,
    title,
    description: metaDescription,
    kind: "article",
    updated: updatedAt.slice(0, 10),
    breadcrumb: [{ name: title, path }],
    // Social images are made at build time; a page published later uses the homepage's.
    socialImage: socialImagePath("/"),
  };
}

export function describeForSearch(page: PublishedPage): SearchablePage {
  return toSearchablePage(describeContentPage(page), {
    headings: page.headings,
    text: page.text,
    sections: page.searchSections,
  });
}

export function describeMissingPage(slug: string): PageRecord {
  return {
    path: `/${slug}`,
    title: isDeepSlug(slug) ? "404 Page Not Found" : "Content Not Found",
    description: "There is no page at this address.",
    kind: "page",
    updated: "2026-11-01",
    breadcrumb: [],
    isMissing: true,
  };
}
