import { ToolPage } from "../calculators/tool/tool-page.tsx";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import type { Route } from "./+types/hold-projection.route.ts";
import { holdProjectionPage, holdView, methodText } from "./hold-projection-catalog.server.ts";
import { HoldWorkspace } from "./hold-workspace.tsx";
import { MethodText } from "./sections/method-text.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const method = renderHtml(<MethodText {...methodText} />);
  return { meta: describePage(holdProjectionPage, scope), view: { ...holdView, method } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function HoldProjectionRoute({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <ToolPage {...view}>
      <HoldWorkspace {...view} />
    </ToolPage>
  );
}
