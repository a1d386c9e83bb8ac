import { ToolPage } from "../calculators/tool/tool-page.tsx";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { RelatedPages } from "../ui/page/related-pages.tsx";
import type { Route } from "./+types/refinance-planner.route.ts";
import { PlannerWorkspace } from "./planner-workspace.tsx";
import { plannerView, refinancePlannerPage } from "./refinance-planner-catalog.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return { meta: describePage(refinancePlannerPage, scope), view: plannerView(site) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RefinancePlannerRoute({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <ToolPage {...view}>
      <PlannerWorkspace {...view} />
      <div className="wrap">
        <RelatedPages pages={view.content.related} />
      </div>
    </ToolPage>
  );
}
