import { describePage, requestScope } from "../request-scope.server.ts";
import type { Route } from "./+types/states.route.ts";
import { statesContent, statesPage } from "./states-overview-catalog.server.ts";
import { StatesPage } from "./states-page.tsx";
import { outlineStates } from "./us-map-outlines.ts";

export function loader({ request, url, context }: Route.LoaderArgs) {
  // A document has the outlines already, as the drawing; only a browser that draws by itself needs them as data.
  const isDocument = new URL(request.url).pathname === url.pathname;
  return {
    meta: describePage(statesPage, context.get(requestScope)),
    content: statesContent,
    outlines: isDocument ? undefined : outlineStates(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function StatesRoute({ loaderData: { content, outlines } }: Route.ComponentProps) {
  return <StatesPage content={content} outlines={import.meta.env.SSR ? outlineStates() : outlines} />;
}
