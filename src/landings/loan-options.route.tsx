import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/loan-options.route.ts";
import { loanOptionsLanding } from "./landings-catalog.server.ts";
import { LoanOptionsPage } from "./loan-options-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, ...landing } = loanOptionsLanding(scope.content);
  return { meta: describePage(page, scope), ...landing };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function LoanOptionsRoute({ loaderData }: Route.ComponentProps) {
  return <LoanOptionsPage content={loaderData.content} context={loaderData.context} />;
}
