import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/my-deals.route.ts";
import { myDeals, myDealsPage, toolFacts } from "./my-deals-catalog.server.ts";
import { MyDealsPage } from "./my-deals-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return {
    meta: describePage(myDealsPage, context.get(requestScope)),
    crumbs: myDealsPage.breadcrumb,
    content: myDeals,
    facts: toolFacts,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function MyDealsRoute({ loaderData }: Route.ComponentProps) {
  return <MyDealsPage {...loaderData} />;
}
