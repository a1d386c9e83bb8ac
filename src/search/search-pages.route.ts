import { siteServices } from "../site/site-services.server.ts";
import type { Route } from "./+types/search-pages.route.ts";
import { MAX_RESULTS } from "./dialog/search-entries.ts";
import { readQuery } from "./search-words.ts";

/**
 * Answers the search dialog while somebody types. It queues with the pages rendered per request and does not count
 * against the API's rate limit: typing must not use up the requests that a lead needs.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = readQuery(new URL(request.url).searchParams.get("q") ?? "");
  const { total, hits } = context.get(siteServices).search.find(query, { size: MAX_RESULTS });
  return Response.json({ total, hits }, { headers: { "X-Robots-Tag": "noindex" } });
}
