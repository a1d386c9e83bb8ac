import { siteServices } from "../site-services.server.ts";
import type { Route } from "./+types/search-pages.route.ts";
import { MAX_RESULTS } from "./dialog/search-entries.ts";
import { readQuery } from "./search-words.ts";

/**
 * What the search dialog asks for while somebody types. It waits its turn with the pages that are made for each visitor,
 * and does not count against the API's limit: nobody should type a lead's place away.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = readQuery(new URL(request.url).searchParams.get("q") ?? "");
  const { total, hits } = context.get(siteServices).search.find(query, { size: MAX_RESULTS });
  return Response.json({ total, hits }, { headers: { "X-Robots-Tag": "noindex" } });
}
