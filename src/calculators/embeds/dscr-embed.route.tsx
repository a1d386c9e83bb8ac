import { describePage, requestScope } from "../../site/request-scope.server.ts";
import type { Route } from "./+types/dscr-embed.route.ts";
import { DscrEmbed } from "./dscr-embed.tsx";
import { dscrEmbedPage, dscrEmbedView } from "./embeds-catalog.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return { meta: describePage(dscrEmbedPage, scope), view: dscrEmbedView };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DscrEmbedRoute({ loaderData }: Route.ComponentProps) {
  return <DscrEmbed {...loaderData.view} />;
}
