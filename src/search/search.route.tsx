import { describePage, requestScope } from "../request-scope.server.ts";
import { listAllPages } from "../site-pages.server.ts";
import { siteServices } from "../site-services.server.ts";
import type { Route } from "./+types/search.route.ts";
import { SearchPage } from "./search-page.tsx";
import { describeSearch } from "./search-page-record.ts";
import { searchPages } from "./search-pages.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  return {
    meta: describePage(describeSearch(query), context.get(requestScope)),
    query,
    results: searchPages(listAllPages(context.get(siteServices)), query),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage query={loaderData.query} results={loaderData.results} />;
}
