import { requestScope } from "../site/request-scope.server.ts";
import { listAllPages } from "../site/site-pages.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import type { Route } from "./+types/sitemap.route.ts";
import { sitemap } from "./sitemap.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content: site, siteUrl } = context.get(requestScope);
  return new Response(sitemap(listAllPages(site, context.get(siteServices)), siteUrl), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=60" },
  });
}
