import { requestScope } from "../../../site/request-scope.server.ts";
import { companyName, embeddables } from "../embeds-catalog.server.ts";
import type { Route } from "./+types/oembed.route.ts";
import { answerOembed } from "./oembed.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return answerOembed(new URL(request.url).searchParams, {
    siteUrl: scope.reachedAt ?? scope.siteUrl,
    name: companyName,
    embeds: embeddables,
  });
}
