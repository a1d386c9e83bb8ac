import { describePage, requestScope } from "../../site/request-scope.server.ts";
import type { Route } from "./+types/developers.route.ts";
import { describeDevelopers, developersPage, snippet } from "./developers-catalog.server.ts";
import { DevelopersPage } from "./developers-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  // Code that is copied must run as it is.
  const siteUrl = scope.reachedAt ?? scope.siteUrl;
  return {
    meta: describePage(developersPage, scope),
    content: describeDevelopers(scope.content, siteUrl),
    snippet: { ...snippet, siteUrl },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DevelopersRoute({ loaderData: { content, snippet } }: Route.ComponentProps) {
  return <DevelopersPage content={content} snippet={snippet} />;
}
