import { HtmlWithLeadLinks } from "../leads/form/html-with-lead-links.tsx";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import type { Route } from "./+types/pros-and-cons.route.ts";
import { prosAndCons } from "./landings-catalog.server.ts";
import { ProsAndConsPage } from "./pros-and-cons-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, ...landing } = prosAndCons(scope.content);
  return { meta: describePage(page, scope), html: renderHtml(<ProsAndConsPage {...landing} />) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ProsAndConsRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <HtmlWithLeadLinks html={html} />;
}
