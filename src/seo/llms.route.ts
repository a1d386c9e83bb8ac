import { company, disclaimer } from "../../content/company.ts";
import { requestScope } from "../site/request-scope.server.ts";
import { listPages } from "../site/site-pages.server.ts";
import type { Route } from "./+types/llms.route.ts";
import { llmsText } from "./llms-text.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content: site, siteUrl } = context.get(requestScope);
  const text = llmsText(
    { name: company.name, summary: company.tagline, note: disclaimer },
    listPages(site),
    siteUrl,
  );
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
