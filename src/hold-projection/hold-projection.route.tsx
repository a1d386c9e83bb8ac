import { ToolPage } from "../calculators/tool/tool-page.tsx";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/hold-projection.route.ts";
import { holdProjectionPage, holdView } from "./hold-projection-catalog.server.ts";
import { HoldWorkspace } from "./hold-workspace.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return { meta: describePage(holdProjectionPage(site), scope), view: holdView(site) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function HoldProjectionRoute({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <ToolPage {...view}>
      <HoldWorkspace {...view} />
    </ToolPage>
  );
}
