import { requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/robots.route.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestScope);
  const lines = [
    "User-agent: *",
    "Disallow: /search",
    "Disallow: /api/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
