import { describePage, requestScope } from "../../site/request-scope.server.ts";
import type { Route } from "./+types/data.route.ts";
import { dataContent, dataSitePage } from "./data-catalog.server.ts";
import { DataPage } from "./data-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return { meta: describePage(dataSitePage, scope), content: dataContent(scope.content) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DataRoute({ loaderData: { content } }: Route.ComponentProps) {
  return <DataPage content={content} />;
}
