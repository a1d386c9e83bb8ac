import type { Database } from "../../../../platform/database/database.ts";
import { type JobRecord, listJobs } from "../../../../platform/outbox/job-records.ts";
import type { OutboxTables } from "../../../../platform/outbox/outbox.ts";
import type { LeadTables } from "../../records/lead-tables.server.ts";
import { findJobReferences } from "../job-references.server.ts";

/** Deliveries of one kind that failed for the same reason. */
export interface FailedDeliveries {
  readonly kind: string;
  /** `pending` ones are tried again. */
  readonly state: "dead" | "pending";
  readonly reason: string;
  readonly jobs: readonly JobRecord[];
  /** The leads they are about, without deleted ones. */
  readonly references: readonly string[];
}

const MAX_JOBS = 1_000;

/** Dead deliveries first, then those that wait for another attempt. */
export async function listFailedDeliveries(
  database: Database<LeadTables & OutboxTables>,
): Promise<readonly FailedDeliveries[]> {
  const dead = await listJobs(database, { state: "dead", limit: MAX_JOBS });
  const pending = await listJobs(database, { state: "pending", limit: MAX_JOBS });
  const failed = [...dead, ...pending.filter(({ lastError }) => lastError !== undefined)];
  const nameLead = await findJobReferences(database, failed);
  const groups = Map.groupBy(failed, ({ kind, state, lastError }) =>
    JSON.stringify([kind, state, lastError]),
  );
  return [...groups.values()].flatMap((jobs) => {
    const [first] = jobs;
    if (first === undefined) return [];
    return [
      {
        kind: first.kind,
        state: first.state === "dead" ? ("dead" as const) : ("pending" as const),
        reason: first.lastError ?? "no reason was recorded",
        jobs,
        references: jobs.map(nameLead).filter((name) => name.startsWith("RR-")),
      },
    ];
  });
}

const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  "lead-email": ["mail about a lead", "mails about leads"],
  "lead-webhook": ["webhook of a lead", "webhooks of leads"],
  "lead-owner-email": ["mail to the owner about a lead", "mails to owners about leads"],
  "lead-acknowledgement": ["acknowledgement to a person", "acknowledgements to people"],
  "lead-opt-out": ["mail about an opt-out", "mails about opt-outs"],
  "lead-opt-in-link": ["link to opt in again", "links to opt in again"],
  "lead-opt-in": ["mail about an opt-in", "mails about opt-ins"],
  "lead-written-mail": ["mail that you wrote to a person", "mails that you wrote to people"],
  "lead-follow-up": ["reminder of a follow-up", "reminders of follow-ups"],
  "news-confirmation": ["news confirmation", "news confirmations"],
  "news-article": ["news mail", "news mails"],
  "privacy-link": ["link to confirm a privacy request", "links to confirm privacy requests"],
  "privacy-receipt": ["receipt of a privacy request", "receipts of privacy requests"],
  "privacy-notice": ["mail about a privacy request", "mails about privacy requests"],
  "privacy-answer": ["answer to a privacy request", "answers to privacy requests"],
  "failure-email": ["mail about failed deliveries", "mails about failed deliveries"],
  "failure-webhook": ["webhook about a failed delivery", "webhooks about failed deliveries"],
  "daily-digest": ["daily digest", "daily digests"],
  "access-notice": ["mail about access to the desk", "mails about access to the desk"],
};

/** `1 mail about a lead`. */
export function countDeliveries(kind: string, count: number): string {
  const [one, many] = NAMES[kind] ?? [kind, kind];
  return `${count} ${count === 1 ? one : many}`;
}

const MAX_REFERENCES = 5;

/** ` (RR-7K3M9-QXTB2, RR-... and 3 more)`, or nothing. */
export function nameReferences(references: readonly string[]): string {
  if (references.length === 0) return "";
  const others = references.length - MAX_REFERENCES;
  const named = references.slice(0, MAX_REFERENCES).join(", ");
  return ` (${named}${others > 0 ? ` and ${others} more` : ""})`;
}

/** One line for each kind of delivery that failed for good, to print when the site starts. */
export function describeDeadDeliveries(failed: readonly FailedDeliveries[]): readonly string[] {
  const dead = failed.filter(({ state }) => state === "dead");
  return [...Map.groupBy(dead, ({ kind }) => kind)].map(([kind, groups]) => {
    const count = groups.flatMap(({ jobs }) => jobs).length;
    const references = groups.flatMap((group) => group.references);
    return `${countDeliveries(kind, count)} ${count === 1 ? "was" : "were"} never delivered${nameReferences(references)}`;
  });
}
