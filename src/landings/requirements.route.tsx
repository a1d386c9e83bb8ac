import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/requirements.route.ts";
import { requirementsLanding } from "./landings-catalog.server.ts";
import { RequirementsPage } from "./requirements-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, ...landing } = requirementsLanding(scope.content);
  return { meta: describePage(page, scope), ...landing };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RequirementsRoute({ loaderData }: Route.ComponentProps) {
  return <RequirementsPage content={loaderData.content} context={loaderData.context} />;
}
