import { describePage, requestScope } from "../request-scope.server.ts";
import { listPages } from "../site-pages.server.ts";
import type { Route } from "./+types/search.route.ts";
import { SearchPage } from "./search-page.tsx";
import { searchPages } from "./search-pages.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  const page = {
    path: "/search",
    title: query ? `Search: ${query}` : "Search",
    description: "Search every calculator, guide, article and lender page of the site.",
    kind: "page",
    updated: "2026-11-01",
    breadcrumb: [{ name: "Search", path: "/search" }],
    isUnlisted: true,
  } as const;
  return {
    meta: describePage(page, context.get(requestScope)),
    query,
    results: searchPages(listPages(), query),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage query={loaderData.query} results={loaderData.results} />;
}
