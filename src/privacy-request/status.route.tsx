import { data } from "react-router";
import {
  COPY_LIFETIME_MS,
  canDownloadCopy,
  type DataRequest,
  deadlineOf,
} from "../leads/privacy/requests/data-request.ts";
import { describeAnswer } from "../leads/privacy/requests/data-request-mails.server.ts";
import { REQUEST_COPY_PATH } from "../leads/privacy/requests/request-paths.ts";
import { dayInOffice, type OfficeCalendar } from "../office/office-calendar.ts";
import { officeCalendar } from "../office/office-catalog.server.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import type { Route } from "./+types/status.route.ts";
import { GonePage } from "./gone-page.tsx";
import { goneContent, statusContent, statusPage } from "./privacy-request-catalog.server.ts";
import { PRIVATE } from "./private-page.server.ts";
import type { RequestStatus } from "./request-status.ts";
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
    { status: found === undefined ? 404 : 200, headers: PRIVATE },
  );
}

function describeStatus(
  request: DataRequest,
  { token, now, office }: { readonly token: string; readonly now: number; readonly office: OfficeCalendar },
): RequestStatus {
  const { reference, kind, masked, detail, hasPrivacySignal, requestedAt, provenAt, answer } = request;
  const dayOf = (moment: number) => dayInOffice(moment, office);
  return {
    reference,
    kind,
    masked: masked ?? null,
    detail: detail ?? null,
    hasPrivacySignal,
    requested: dayOf(requestedAt),
    proven: provenAt === undefined ? null : dayOf(provenAt),
    deadline: dayOf(deadlineOf(request)),
    answer:
      answer === undefined
        ? null
        : { day: dayOf(answer.at), text: describeAnswer(request), note: answer.note ?? null },
    copy:
      answer !== undefined && canDownloadCopy(request, now)
        ? { path: `${REQUEST_COPY_PATH}?token=${token}`, until: dayOf(answer.at + COPY_LIFETIME_MS) }
        : null,
  };
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
