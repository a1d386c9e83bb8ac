import { stateEstimates } from "../../site/deal-form-catalog.server.ts";
import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { renderHtml } from "../../ui/page/render-html.server.ts";
import { cashFlowCalculator, cashFlowCalculatorPage, reportFrame } from "../calculators-catalog.server.ts";
import type { Route } from "./+types/cash-flow-calculator.route.ts";
import { CashFlowExampleTable } from "./cash-flow-example-table.tsx";
import { CashFlowLimits } from "./cash-flow-limits.tsx";
import { CashFlowPage } from "./cash-flow-page.tsx";
import { SampleResult } from "./sample-result.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const page = cashFlowCalculatorPage;
  const { heading, lede, limits, related, ...content } = cashFlowCalculator;
  return {
    meta: describePage(page, scope),
    head: renderHtml(<PageHeader crumbs={page.breadcrumb} heading={heading} lede={lede} />),
    content,
    exampleTable: renderHtml(<CashFlowExampleTable example={content.example} />),
    sample: renderHtml(<SampleResult inputs={content.example.inputs} />),
    limits: renderHtml(<CashFlowLimits limits={limits} related={related} />),
    frame: reportFrame,
    states: stateEstimates.map(({ code, name }) => ({ code, name })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function CashFlowCalculatorRoute({ loaderData }: Route.ComponentProps) {
  return <CashFlowPage {...loaderData} />;
}
