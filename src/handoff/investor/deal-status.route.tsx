import { data, redirect } from "react-router";
import { PRIVATE_PAGE } from "../../../platform/http/security-headers.ts";
import { describePage, requestScope, requireCaller } from "../../site/request-scope.server.ts";
import { siteServices } from "../../site/site-services.server.ts";
import { dealStatusContent, dealStatusPage } from "../handoff-catalog.server.ts";
import type { Route } from "./+types/deal-status.route.ts";
import { DealStatusPage } from "./deal-status-page.tsx";
import { DEAL_STATUS_PATH } from "./deal-status-path.ts";
import { LostLinkPage } from "./lost-link-page.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const query = new URL(request.url).searchParams;
  const found = await context.get(siteServices).dealStatus.find(query.get("token") ?? "");
  const hasLink = query.has("token");
  return data(
    {
      meta: describePage(dealStatusPage, scope),
      crumbs: dealStatusPage.breadcrumb,
      content: dealStatusContent,
      found,
      hasLink,
      isMailed: query.has("mailed"),
    },
    { status: found.kind === "found" || !hasLink ? 200 : 404, headers: PRIVATE_PAGE },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = { request, ...requireCaller(context.get(requestScope)) };
  const outcome = await context.get(siteServices).dealStatus.act(call);
  switch (outcome.kind) {
    case "done":
      return redirect(`${DEAL_STATUS_PATH}?token=${outcome.token}`, 303);
    case "mailed":
      return redirect(`${DEAL_STATUS_PATH}?mailed`, 303);
    case "refused":
      return data({ message: outcome.message }, { status: outcome.status, headers: PRIVATE_PAGE });
  }
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DealStatusRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { crumbs, content, found, hasLink, isMailed } = loaderData;
  if (found.kind === "found") {
    const problem = actionData?.message;
    return <DealStatusPage crumbs={crumbs} content={content} status={found.status} problem={problem} />;
  }
  const reference = found.kind === "expired" ? found.reference : undefined;
  const link = hasLink ? found.kind : "none";
  return <LostLinkPage crumbs={crumbs} content={content.gone} {...{ link, reference, isMailed }} />;
}
