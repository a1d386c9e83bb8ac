import { describePage, requestScope } from "../../request-scope.server.ts";
import type { Route } from "./+types/states.route.ts";
import { statesContent, statesPage } from "./states-overview-catalog.server.ts";
import { StatesPage } from "./states-page.tsx";
import { outlineStates } from "./us-map-outlines.ts";

export function loader({ context }: Route.LoaderArgs) {
  return {
    meta: describePage(statesPage, context.get(requestScope)),
    content: statesContent,
    outlines: outlineStates(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function StatesRoute({ loaderData: { content, outlines } }: Route.ComponentProps) {
  return <StatesPage content={content} outlines={outlines} />;
}
