import type { ShouldRevalidateFunctionArgs } from "react-router";
import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { renderHtml } from "../../ui/page/render-html.server.ts";
import { dscrCalculator, dscrCalculatorPage, reportFrame } from "../calculators-catalog.server.ts";
import type { Route } from "./+types/dscr-calculator.route.ts";
import { DscrCalculatorPage } from "./dscr-calculator-page.tsx";
import { EmptyAnswer } from "./empty-answer.tsx";
import { ExplanatoryCards } from "./explanatory-cards.tsx";
import { ExampleRatio, WorkedExample } from "./worked-example.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const page = dscrCalculatorPage;
  const { heading, lede, analyzerLink, example, cards, ...content } = dscrCalculator;
  return {
    meta: describePage(page, scope),
    head: renderHtml(
      <PageHeader crumbs={page.breadcrumb} heading={heading} lede={lede}>
        <p className="mt-3">
          <a href="/deal-analyzer" className="link">
            {analyzerLink}
          </a>
        </p>
      </PageHeader>,
    ),
    content,
    emptyAnswer: renderHtml(
      <EmptyAnswer>
        <ExampleRatio example={example} />
      </EmptyAnswer>,
    ),
    explanation: renderHtml(
      <>
        <WorkedExample example={example} />
        <ExplanatoryCards cards={cards} />
      </>,
    ),
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
