import { popularSearches } from "../../content/search-entries.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import type { Route } from "./+types/search.route.ts";
import { SearchPage } from "./search-page.tsx";
import { describeSearch } from "./search-page-record.ts";
import { readPageNumber, readQuery } from "./search-words.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const query = readQuery(asked.get("q") ?? "");
  const answer = context.get(siteServices).search.find(query, { page: readPageNumber(asked.get("page")) });
  return {
    meta: describePage(describeSearch(query.text, answer.page), context.get(requestScope)),
    query: query.text,
    isCut: query.isCut,
    answer,
    popularSearches,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function SearchRoute({ loaderData: { meta: _, ...page } }: Route.ComponentProps) {
  return <SearchPage {...page} />;
}
