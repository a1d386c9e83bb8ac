import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/refinance-planner.route.ts";
import {
  plannerFacts,
  plannerParts,
  refinancePlanner,
  refinancePlannerPage,
} from "./refinance-planner-catalog.server.ts";
import { RefinancePlannerPage } from "./refinance-planner-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(refinancePlannerPage(site), scope),
    crumbs: refinancePlannerPage(site).breadcrumb,
    content: refinancePlanner,
    facts: plannerFacts(site),
    parts: plannerParts,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RefinancePlannerRoute({ loaderData }: Route.ComponentProps) {
  return (
    <RefinancePlannerPage
      crumbs={loaderData.crumbs}
      content={loaderData.content}
      facts={loaderData.facts}
      parts={loaderData.parts}
    />
  );
}
