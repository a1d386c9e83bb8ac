import { describePage, requestScope } from "../../site/request-scope.server.ts";
import type { Route } from "./+types/data.route.ts";
import { dataContent, dataSitePage } from "./data-catalog.server.ts";
import { DataPage } from "./data-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { meta: describePage(dataSitePage, context.get(requestScope)), content: dataContent };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DataRoute({ loaderData: { content } }: Route.ComponentProps) {
  return <DataPage content={content} />;
}
