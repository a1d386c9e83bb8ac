import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { cashFlowCalculator, cashFlowCalculatorPage, reportFrame } from "../calculators-catalog.server.ts";
import type { Route } from "./+types/cash-flow-calculator.route.ts";
import { CashFlowPage } from "./cash-flow-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(cashFlowCalculatorPage(site), scope),
    crumbs: cashFlowCalculatorPage(site).breadcrumb,
    content: cashFlowCalculator,
    frame: reportFrame,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function CashFlowCalculatorRoute({ loaderData }: Route.ComponentProps) {
  return <CashFlowPage {...loaderData} />;
}
