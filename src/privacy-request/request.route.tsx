import { data, redirect } from "react-router";
import { addCampaign } from "../campaign/campaign.ts";
import { REQUEST_SENT_PATH } from "../leads/privacy/requests/request-paths.ts";
import { describePage, requestScope, requireCaller } from "../site/request-scope.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import type { Route } from "./+types/request.route.ts";
import { requestContent, requestPage } from "./privacy-request-catalog.server.ts";
import { RequestPage } from "./request-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(requestPage(site), scope),
    crumbs: requestPage(site).breadcrumb,
    content: requestContent(site),
  };
}

/** Receives the form posted without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = { request, ...requireCaller(context.get(requestScope)) };
  const outcome = await context.get(siteServices).privacyRequests.submit(call);
  if (outcome.kind === "accepted") {
    return redirect(addCampaign(REQUEST_SENT_PATH, new URL(request.url).search), 303);
  }
  return data(outcome.refused, { status: outcome.status, headers: outcome.headers });
}

/** The response to a refused form repeats what the visitor wrote. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { crumbs, content } = loaderData;
  return <RequestPage crumbs={crumbs} content={content} refused={actionData} />;
}
