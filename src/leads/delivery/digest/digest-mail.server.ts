import { type MailBlock, writeMail } from "../../../../platform/mail/mail-document.ts";
import { describeHours } from "../../../office/describe-time.ts";
import { listInWords } from "../../../ui/text/list-in-words.ts";
import { describeDay } from "../../follow-ups/follow-up.ts";
import { describeWishes } from "../../privacy/opt-out.ts";
import {
  type DataRequest,
  describeDeadline,
  REQUEST_WORDS,
  readDeadline,
} from "../../privacy/requests/data-request.ts";
import { countDeliveries, nameReferences } from "../failures/failed-deliveries.server.ts";
import { type Digest, type DueLead, MAX_LISTED } from "./digest.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Older than a daily backup can be if one day failed. */
const OLD_BACKUP_MS = 2 * DAY_MS;

/** The subject says what there is to do, so that a quiet day takes one glance. It names nobody. */
function titleDigest(
  day: string,
  { late, planned, followUps, requests, failures, backupAgeMs }: Digest,
): string {
  const failed = failures.flatMap(({ jobs }) => jobs).length;
  const parts = [
    ...(late.length > 0 ? [`${count(late)} waiting too long`] : []),
    ...(planned.length > 0
      ? [`${planned.length} planned ${planned.length === 1 ? "follow-up" : "follow-ups"}`]
      : []),
    ...(followUps.length > 0 ? [`${count(followUps)} to follow up`] : []),
    ...(requests.length > 0
      ? [`${requests.length} privacy ${requests.length === 1 ? "request" : "requests"} to answer`]
      : []),
    ...(failed > 0 ? [`${failed} failed ${failed === 1 ? "delivery" : "deliveries"}`] : []),
    ...(isOld(backupAgeMs) ? ["an old backup"] : []),
  ];
  return `Digest of ${day}: ${parts.length === 0 ? "nothing to do" : parts.join(", ")}`;
}

function count(leads: readonly DueLead[]): string {
  return `${leads.length}${leads.length === MAX_LISTED ? " or more" : ""} ${leads.length === 1 ? "lead" : "leads"}`;
}

export interface DigestPlace {
  /** Undefined without a desk. */
  readonly deskUrl: string | undefined;
  readonly now: number;
  /** Names of those whose leads are not in it, because they get a digest of their own. */
  readonly colleagues: readonly string[];
}

export function composeDigest(day: string, digest: Digest, place: DigestPlace) {
  const { late, planned, followUps, requests, failures, backupAgeMs, suspects } = digest;
  const blocks = [
    ...section(
      "Waiting longer than promised",
      late.map((due) => describeLead(due, `${describeHours(due.overdueMs)} late`)),
      "When you have answered: npm run operator -- leads status RR-... contacted",
    ),
    ...section(
      "Follow-ups you planned for today or earlier",
      planned.map((due) => {
        const { text } = due.followUp;
        return describeLead(due, `${describeDay(due.followUp)}${text === "" ? "" : `: ${text}`}`);
      }),
      "When one is done: npm run operator -- leads follow-up RR-... --done",
    ),
    ...section(
      "Contacted more than a week ago, without an outcome",
      followUps.map((due) =>
        describeLead(due, `last contact ${describeHours(due.overdueMs + 7 * DAY_MS)} ago`),
      ),
    ),
    ...section(
      "Privacy requests that the law wants answered",
      requests.map((request) => describeRequest(request, place)),
      place.deskUrl === undefined ? "To see them: npm run operator -- privacy requests" : undefined,
    ),
    ...section(
      "Failed deliveries",
      failures.map(
        ({ kind, state, jobs, references, reason }) =>
          `${countDeliveries(kind, jobs.length)}${nameReferences(references)}, ${state === "dead" ? "given up" : "tried again"}: ${reason}.`,
      ),
      "Fix the cause, then: npm run operator -- deliveries retry --all",
    ),
    ...section(
      "Backup",
      backupAgeMs === null ? [] : [`The newest backup is ${describeHours(backupAgeMs)} old.`],
    ),
    ...(suspects === 0 ? [] : [mentionSuspects(suspects)]),
  ];
  const nothing =
    "Nobody waits longer than promised, nothing is due for a follow-up, no privacy request is about to be late, and no delivery failed.";
  return writeMail(titleDigest(day, digest), [
    ...(blocks.length === 0 ? [nothing] : blocks),
    place.colleagues.length === 0
      ? undefined
      : `The leads of ${listInWords(place.colleagues)} are in digests of their own.`,
    "You get this mail on every day that the office is open, when it opens. If it is missing, the site or its mail does not work. To turn it off: DIGEST=off",
  ]);
}

/** The whole line is a link to call the person, unless they do not want to be called. */
function describeLead({ lead, ...wishes }: DueLead, when: string): MailBlock {
  const optOut = wishes.optedOut.length === 0 ? [] : [describeWishes(wishes)];
  const text = [`${lead.reference} ${lead.name}`, lead.state ?? "no state", when, ...optOut].join(", ");
  if (wishes.optedOut.includes("phone")) return text;
  return { kind: "link", text, url: `tel:${lead.phone}` };
}

function describeRequest(request: DataRequest, { deskUrl, now }: DigestPlace): MailBlock {
  const { reference, kind } = request;
  const text = `${reference} ${REQUEST_WORDS[kind].name}, ${describeDeadline(readDeadline(request, now))}`;
  if (deskUrl === undefined) return text;
  return { kind: "link", text, url: `${deskUrl}/privacy/${reference}` };
}

function isOld(ageMs: number | null): boolean {
  return ageMs !== null && ageMs > OLD_BACKUP_MS;
}

function mentionSuspects(suspects: number): string {
  const leads = `${suspects} new ${suspects === 1 ? "lead" : "leads"} that a program may have sent`;
  return `Not listed: ${leads}. To list all new ones: npm run operator -- leads list --status new`;
}

/** Nothing without blocks; otherwise with what to do about them. */
function section(heading: string, blocks: readonly MailBlock[], howTo?: string): readonly MailBlock[] {
  if (blocks.length === 0) return [];
  return [{ kind: "heading", text: heading }, ...blocks, ...(howTo === undefined ? [] : [howTo])];
}
