import { describePage, requestScope } from "../request-scope.server.ts";
import type { Route } from "./+types/rates.route.ts";
import { ratesLanding } from "./landings-catalog.server.ts";
import { RatesPage } from "./rates-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { page, ...landing } = ratesLanding;
  return { meta: describePage(page, context.get(requestScope)), ...landing };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RatesRoute({ loaderData }: Route.ComponentProps) {
  return <RatesPage content={loaderData.content} context={loaderData.context} />;
}
