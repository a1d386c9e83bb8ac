import { HtmlWithLeadLinks } from "../leads/form/html-with-lead-links.tsx";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import type { Route } from "./+types/loan-options.route.ts";
import { loanOptionsLanding } from "./landings-catalog.server.ts";
import { LoanOptionsPage } from "./loan-options-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, ...landing } = loanOptionsLanding(scope.content);
  return { meta: describePage(page, scope), html: renderHtml(<LoanOptionsPage {...landing} />) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function LoanOptionsRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <HtmlWithLeadLinks html={html} />;
}
