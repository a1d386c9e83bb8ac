import { HtmlWithLeadLinks } from "../leads/form/html-with-lead-links.tsx";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import type { Route } from "./+types/requirements.route.ts";
import { requirementsLanding } from "./landings-catalog.server.ts";
import { RequirementsPage } from "./requirements-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, ...landing } = requirementsLanding;
  return { meta: describePage(page, scope), html: renderHtml(<RequirementsPage {...landing} />) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RequirementsRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <HtmlWithLeadLinks html={html} />;
}
