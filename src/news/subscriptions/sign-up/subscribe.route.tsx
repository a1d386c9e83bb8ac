import { data, redirect } from "react-router";
import { addCampaign } from "../../../campaign/campaign.ts";
import { describePage, requestScope, requireCaller } from "../../../site/request-scope.server.ts";
import { siteServices } from "../../../site/site-services.server.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { subscribeContent, subscribePage } from "../subscription-catalog.server.ts";
import { CHECK_INBOX_PATH } from "../subscription-paths.ts";
import type { Route } from "./+types/subscribe.route.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(subscribePage(site), scope),
    crumbs: subscribePage(site).breadcrumb,
    heading: subscribePage(site).title,
    content: subscribeContent(site),
  };
}

/** Receives the form posted without scripts, from any page of the site. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = { request, ...requireCaller(context.get(requestScope)) };
  const outcome = await context.get(siteServices).newsSubscriptions.subscribe(call);
  if (outcome.kind === "accepted") {
    return redirect(addCampaign(CHECK_INBOX_PATH, new URL(request.url).search), 303);
  }
  return data(outcome.refused, { status: outcome.status, headers: outcome.headers });
}

/** The response to a refused form repeats the address, so it must not be cached. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function SubscribeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { crumbs, heading, content } = loaderData;
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} />
      <div className="wrap pb-16">
        <SubscribeForm content={content} refused={actionData} />
      </div>
    </>
  );
}
