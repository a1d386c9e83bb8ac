import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/deal-analyzer.route.ts";
import {
  analyzerFacts,
  dealAnalyzer,
  dealAnalyzerPage,
  dealForm,
  dealParts,
} from "./deal-analyzer-catalog.server.ts";
import { DealAnalyzerPage } from "./deal-analyzer-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(dealAnalyzerPage(site), scope),
    crumbs: dealAnalyzerPage(site).breadcrumb,
    content: dealAnalyzer(site),
    form: dealForm,
    facts: analyzerFacts(site),
    parts: dealParts(site),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DealAnalyzerRoute({ loaderData }: Route.ComponentProps) {
  return (
    <DealAnalyzerPage
      crumbs={loaderData.crumbs}
      content={loaderData.content}
      form={loaderData.form}
      facts={loaderData.facts}
      parts={loaderData.parts}
    />
  );
}
