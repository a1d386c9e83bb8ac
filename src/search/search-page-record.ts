import { type PageRecord, socialImagePath } from "../seo/page-record.ts";

export const SEARCH_PATH = "/search";

/** Results belong to one query, so search engines should not index them. */
export function describeSearch(query: string, page: number): PageRecord {
  const part = page > 1 ? ` (page ${page})` : "";
  return {
    path: SEARCH_PATH,
    title: query ? `Search: ${query}${part}` : "Search",
    description: "Search every calculator, guide, article and lender page of the site.",
    kind: "page",
    updated: "2026-11-01",
    breadcrumb: [{ name: "Search", path: "/search" }],
    socialImage: socialImagePath("/"),
    isUnlisted: true,
  };
}
