import { marketIndexAt } from "../../dscr/market-index-catalog.server.ts";
import { MarketIndexNote } from "../../dscr/market-index-note.tsx";
import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { renderHtml } from "../../ui/page/render-html.server.ts";
import { ratesLanding, rateTable } from "../landings-catalog.server.ts";
import type { Route } from "./+types/rates.route.ts";
import { readRateChoices } from "./rate-choices.ts";
import { RatesPage } from "./rates-page.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const { page, ...landing } = ratesLanding(site);
  return {
    meta: describePage(page, scope),
    ...landing,
    marketIndex: renderHtml(<MarketIndexNote index={marketIndexAt(site, Date.now())} />),
    choices: readRateChoices(rateTable(site), url.searchParams),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RatesRoute({ loaderData }: Route.ComponentProps) {
  const { content, choices, context, marketIndex } = loaderData;
  return <RatesPage content={content} choices={choices} context={context} marketIndex={marketIndex} />;
}
