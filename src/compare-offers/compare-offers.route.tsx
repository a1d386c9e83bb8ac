import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/compare-offers.route.ts";
import {
  compareOffers,
  compareOffersPage,
  dealForm,
  offersFacts,
  offersParts,
} from "./compare-offers-catalog.server.ts";
import { CompareOffersPage } from "./compare-offers-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(compareOffersPage(site), scope),
    crumbs: compareOffersPage(site).breadcrumb,
    content: compareOffers,
    form: dealForm,
    facts: offersFacts,
    parts: offersParts,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function CompareOffersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CompareOffersPage
      crumbs={loaderData.crumbs}
      content={loaderData.content}
      form={loaderData.form}
      facts={loaderData.facts}
      parts={loaderData.parts}
    />
  );
}
