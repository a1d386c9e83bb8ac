import { ToolPage } from "../calculators/tool/tool-page.tsx";
import { marketIndexAt } from "../dscr/market-index-catalog.server.ts";
import { MarketIndexNote } from "../dscr/market-index-note.tsx";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import type { Route } from "./+types/deal-analyzer.route.ts";
import { analyzerView, dealAnalyzerPage } from "./deal-analyzer-catalog.server.ts";
import { DealWorkspace } from "./deal-workspace.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const view = analyzerView(site);
  const marketIndex = renderHtml(<MarketIndexNote index={marketIndexAt(site, Date.now())} />);
  return {
    meta: describePage(dealAnalyzerPage(site), scope),
    view: { ...view, facts: { ...view.facts, marketIndex } },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DealAnalyzerRoute({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <ToolPage {...view}>
      <DealWorkspace {...view} />
    </ToolPage>
  );
}
