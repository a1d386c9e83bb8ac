import { rentMapContent } from "../../figures/map/rent-map-catalog.server.ts";
import { outlineStates } from "../../figures/map/us-map-outlines.ts";
import { describePage, requestScope } from "../../site/request-scope.server.ts";
import type { Route } from "./+types/states.route.ts";
import { statesContent, statesPage } from "./states-overview-catalog.server.ts";
import { StatesPage } from "./states-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return {
    meta: describePage(statesPage, scope),
    content: statesContent(scope.content),
    rentMap: rentMapContent,
    outlines: outlineStates(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function StatesRoute({ loaderData: { content, rentMap, outlines } }: Route.ComponentProps) {
  return <StatesPage content={content} rentMap={rentMap} outlines={outlines} />;
}
