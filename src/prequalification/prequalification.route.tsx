import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/prequalification.route.ts";
import { prequalificationContent, prequalificationPage } from "./prequalification-catalog.server.ts";
import { PrequalificationPage } from "./prequalification-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return {
    meta: describePage(prequalificationPage, scope),
    crumbs: prequalificationPage.breadcrumb,
    content: prequalificationContent,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function PrequalificationRoute({ loaderData: { crumbs, content } }: Route.ComponentProps) {
  return <PrequalificationPage crumbs={crumbs} content={content} />;
}
