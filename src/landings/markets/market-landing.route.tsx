import { HtmlWithLeadLinks } from "../../leads/form/html-with-lead-links.tsx";
import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { renderHtml } from "../../ui/page/render-html.server.ts";
import { findMarketLanding } from "../landings-catalog.server.ts";
import type { Route } from "./+types/market-landing.route.ts";
import { MarketPage } from "./market-page.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, ...landing } = findMarketLanding(url.pathname);
  return { meta: describePage(page, scope), path: page.path, html: renderHtml(<MarketPage {...landing} />) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function MarketLandingRoute({ loaderData: { path, html } }: Route.ComponentProps) {
  return <HtmlWithLeadLinks key={path} html={html} />;
}
