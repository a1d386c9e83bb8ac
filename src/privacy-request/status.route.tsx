import { data } from "react-router";
import { PRIVATE_PAGE } from "../../platform/http/security-headers.ts";
import { officeCalendar } from "../office/office-catalog.server.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import type { Route } from "./+types/status.route.ts";
import { GonePage } from "./gone-page.tsx";
import { goneContent, statusContent, statusPage } from "./privacy-request-catalog.server.ts";
import { describeStatus } from "./request-status.server.ts";
import { StatusPage } from "./status-page.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { findStatus, now } = context.get(siteServices).privacyRequests;
  const found = await findStatus(token);
  return data(
    {
      meta: describePage(statusPage(site), scope),
      crumbs: statusPage(site).breadcrumb,
      gone: goneContent(site),
      keep: statusContent(site).keep,
      status:
        found === undefined
          ? null
          : describeStatus(found, { token, now: now(), office: officeCalendar(site) }),
    },
    { status: found === undefined ? 404 : 200, headers: PRIVATE_PAGE },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
  const { crumbs, gone, keep, status } = loaderData;
  if (status === null) return <GonePage crumbs={crumbs} {...gone} />;
  return <StatusPage crumbs={crumbs} status={status} keep={keep} />;
}
