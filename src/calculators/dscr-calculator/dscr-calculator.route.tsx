import type { ShouldRevalidateFunctionArgs } from "react-router";
import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { dscrCalculator, dscrCalculatorPage, reportFrame } from "../calculators-catalog.server.ts";
import type { Route } from "./+types/dscr-calculator.route.ts";
import { DscrCalculatorPage } from "./dscr-calculator-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return {
    meta: describePage(dscrCalculatorPage, context.get(requestScope)),
    crumbs: dscrCalculatorPage.breadcrumb,
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
  return (
    <DscrCalculatorPage crumbs={loaderData.crumbs} content={loaderData.content} frame={loaderData.frame} />
  );
}
