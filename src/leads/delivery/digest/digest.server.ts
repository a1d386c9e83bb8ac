import { countRows } from "../../../../platform/database/count-rows.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { OutboxTables } from "../../../../platform/outbox/outbox.ts";
import type { FollowUp } from "../../follow-ups/follow-up-store.server.ts";
import { listDueFollowUps } from "../../follow-ups/follow-up-store.server.ts";
import type { OptOutScope } from "../../privacy/opt-out.ts";
import type { PrivacyKeys } from "../../privacy/privacy-keys.server.ts";
import type { DataRequest } from "../../privacy/requests/data-request.ts";
import { findOptOuts } from "../../privacy/suppressions.server.ts";
import { readLead } from "../../records/lead-queries.server.ts";
import type { Lead, LeadStatus } from "../../records/lead-record.ts";
import type { LeadTables } from "../../records/lead-tables.server.ts";
import { standsAlone } from "../../same-person/standing-alone.server.ts";
import { type FailedDeliveries, listFailedDeliveries } from "../failures/failed-deliveries.server.ts";

/** A lead to act on today. */
export interface DueLead {
  readonly lead: Lead;
  readonly optedOut: readonly OptOutScope[];
  /** Since the promised answer was due, or since the last contact. */
  readonly overdueMs: number;
}

/** A lead with something that the operator planned for today or earlier. */
export interface PlannedLead extends DueLead {
  readonly followUp: FollowUp;
}

/** What the operator should know in the morning. Lists end at `MAX_LISTED`. */
export interface Digest {
  /** New leads that the site promised an earlier answer. Longest overdue first. */
  readonly late: readonly DueLead[];
  /** What the operator planned for today or earlier. Oldest first. */
  readonly planned: readonly PlannedLead[];
  /** Leads that were contacted a while ago and have no outcome. */
  readonly followUps: readonly DueLead[];
  /** New leads that a program may have sent. Counted only: nobody waits for them. */
  readonly suspects: number;
  /** Privacy requests whose legal time is over, or over within a week. */
  readonly requests: readonly DataRequest[];
  readonly failures: readonly FailedDeliveries[];
  /** Null if the site makes no backups. */
  readonly backupAgeMs: number | null;
}

export interface DigestQuestion {
  readonly keys: PrivacyKeys;
  /** Until when the site has promised to answer a lead. */
  readonly replyBy: (receivedAt: number) => number;
  readonly requests: readonly DataRequest[];
  readonly backupAgeMs: number | null;
  readonly now: number;
  /** When the day in the office ends. */
  readonly endOfDay: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FOLLOW_UP_MS = 7 * DAY_MS;
export const MAX_LISTED = 50;
const GENUINE = "[]";

export async function readDigest(
  database: Database<LeadTables & OutboxTables>,
  { keys, replyBy, requests, backupAgeMs, now, endOfDay }: DigestQuestion,
): Promise<Digest> {
  const unanswered = await listOldest(database, "new", "created_at");
  const contacted = await listOldest(database, "contacted", "last_contact_at");
  const planned = await listDueFollowUps(database, { before: endOfDay, limit: MAX_LISTED });
  const plannedIds = new Set(planned.map(({ lead }) => lead.id));
  const optOuts = await findOptOuts(database.db, keys, [
    ...unanswered,
    ...contacted,
    ...planned.map(({ lead }) => lead),
  ]);
  const dueSince = (leads: readonly Lead[], since: (lead: Lead) => number): readonly DueLead[] =>
    leads
      .map((lead) => ({ lead, optedOut: optOuts.get(lead.id) ?? [], overdueMs: now - since(lead) }))
      .filter(({ overdueMs }) => overdueMs > 0);
  return {
    late: dueSince(unanswered, ({ createdAt }) => replyBy(createdAt)),
    planned: planned.map(({ lead, followUp }) => ({
      lead,
      followUp,
      optedOut: optOuts.get(lead.id) ?? [],
      overdueMs: now - followUp.dueAt,
    })),
    followUps: dueSince(
      contacted.filter(({ id }) => !plannedIds.has(id)),
      ({ lastContactAt }) => lastContactAt + FOLLOW_UP_MS,
    ),
    suspects: await countSuspects(database),
    requests,
    // The digest itself may have failed before: whoever reads it knows that it arrived.
    failures: (await listFailedDeliveries(database)).filter(({ kind }) => kind !== "daily-digest"),
    backupAgeMs,
  };
}

async function listOldest(
  { db }: Database<LeadTables>,
  status: LeadStatus,
  since: "created_at" | "last_contact_at",
): Promise<readonly Lead[]> {
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where("status", "=", status)
    .where("suspicions", "=", GENUINE)
    .where(standsAlone)
    .orderBy(since)
    .orderBy("id")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(readLead);
}

async function countSuspects({ db }: Database<LeadTables>): Promise<number> {
  const suspects = db.selectFrom("leads").where("suspicions", "<>", GENUINE);
  return await countRows(suspects.where("status", "=", "new"));
}
