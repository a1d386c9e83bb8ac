import {
  COPY_LIFETIME_MS,
  canDownloadCopy,
  type DataRequest,
  deadlineOf,
} from "../leads/privacy/requests/data-request.ts";
import { describeAnswer } from "../leads/privacy/requests/data-request-mails.server.ts";
import { REQUEST_COPY_PATH } from "../leads/privacy/requests/request-paths.ts";
import { dayInOffice, type OfficeCalendar } from "../office/office-calendar.ts";

export type RequestStatus = ReturnType<typeof describeStatus>;

/** What the person sees of their request. Days are ISO dates. */
export function describeStatus(
  request: DataRequest,
  { token, now, office }: { readonly token: string; readonly now: number; readonly office: OfficeCalendar },
) {
  const { reference, kind, masked, detail, hasPrivacySignal, requestedAt, provenAt, answer } = request;
  const dayOf = (moment: number) => dayInOffice(moment, office);
  return {
    reference,
    kind,
    /** Null once the person was deleted. */
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
