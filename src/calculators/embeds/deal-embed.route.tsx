import { describePage, requestScope } from "../../site/request-scope.server.ts";
import type { Route } from "./+types/deal-embed.route.ts";
import { DealEmbed } from "./deal-embed.tsx";
import { dealEmbedPage, dealEmbedView } from "./embeds-catalog.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return { meta: describePage(dealEmbedPage, scope), view: dealEmbedView };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DealEmbedRoute({ loaderData }: Route.ComponentProps) {
  return <DealEmbed {...loaderData.view} />;
}
