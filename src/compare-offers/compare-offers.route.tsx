import { ToolPage } from "../calculators/tool/tool-page.tsx";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/compare-offers.route.ts";
import { compareOffersPage, offersView } from "./compare-offers-catalog.server.ts";
import { OffersWorkspace } from "./offers-workspace.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return { meta: describePage(compareOffersPage, scope), view: offersView };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function CompareOffersRoute({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <ToolPage {...view}>
      <OffersWorkspace {...view} />
    </ToolPage>
  );
}
