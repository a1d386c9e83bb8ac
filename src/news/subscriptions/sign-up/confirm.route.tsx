import { data, redirect } from "react-router";
import { PRIVATE_PAGE } from "../../../../platform/http/security-headers.ts";
import { describePage, requestScope, requireCaller } from "../../../site/request-scope.server.ts";
import { siteServices } from "../../../site/site-services.server.ts";
import { confirmContent, confirmPage, subscribeContent } from "../subscription-catalog.server.ts";
import { CONFIRM_PATH, SUBSCRIBED_PATH } from "../subscription-paths.ts";
import type { Route } from "./+types/confirm.route.ts";
import { ConfirmPage } from "./confirm-page.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const state = await context.get(siteServices).newsSubscriptions.lookUp(token);
  if (state === "confirmed") throw redirect(SUBSCRIBED_PATH);
  return data(
    {
      meta: describePage(confirmPage(site), scope),
      crumbs: confirmPage(site).breadcrumb,
      content: confirmContent(site),
      form: subscribeContent(site),
      token: state === undefined ? null : token,
    },
    { status: state === undefined ? 404 : 200, headers: PRIVATE_PAGE },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = { request, ...requireCaller(context.get(requestScope)) };
  const outcome = await context.get(siteServices).newsSubscriptions.confirm(call);
  if (outcome.kind === "confirmed") return redirect(SUBSCRIBED_PATH, 303);
  // The confirm page explains an invalid link, and shows the new text if the text has changed.
  const query = outcome.kind === "stale-text" ? `?token=${encodeURIComponent(outcome.token)}` : "";
  return redirect(CONFIRM_PATH + query, 303);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ConfirmRoute({ loaderData }: Route.ComponentProps) {
  const { crumbs, content, form, token } = loaderData;
  return <ConfirmPage crumbs={crumbs} content={content} form={form} token={token} />;
}
