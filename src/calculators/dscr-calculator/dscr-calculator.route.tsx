import type { ShouldRevalidateFunctionArgs } from "react-router";
import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { dscrCalculator, dscrCalculatorPage, reportFrame } from "../calculators-catalog.server.ts";
import type { Route } from "./+types/dscr-calculator.route.ts";
import { DscrCalculatorPage } from "./dscr-calculator-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(dscrCalculatorPage(site), scope),
    crumbs: dscrCalculatorPage(site).breadcrumb,
    content: dscrCalculator,
    frame: reportFrame,
  };
}

/** The page already contains both tabs. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DscrCalculatorRoute({ loaderData }: Route.ComponentProps) {
  return <DscrCalculatorPage {...loaderData} />;
}
