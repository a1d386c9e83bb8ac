import { countRows } from "../../../../platform/database/count-rows.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { OutboxTables } from "../../../../platform/outbox/outbox.ts";
import { isInHand, isPromised } from "../../entry/entered-leads.server.ts";
import { listDueFollowUps } from "../../follow-ups/follow-up-store.server.ts";
import { belongsTo, type LeadsOf } from "../../owners/leads-of.server.ts";
import type { LeadWishes } from "../../privacy/opt-out.ts";
import type { PrivacyKeys } from "../../privacy/privacy-keys.server.ts";
import type { DataRequest } from "../../privacy/requests/data-request.ts";
import { findWishes } from "../../privacy/suppressions.server.ts";
import { readLead } from "../../records/lead-queries.server.ts";
import type { Lead, LeadStatus } from "../../records/lead-record.ts";
import type { LeadTables } from "../../records/lead-tables.server.ts";
import { standsAlone } from "../../same-person/standing-alone.server.ts";
import { listFailedDeliveries } from "../failures/failed-deliveries.server.ts";

/** A lead to act on today. */
export interface DueLead extends LeadWishes {
  readonly lead: Lead;
  /** Since the promised answer was due, or since the last contact. */
  readonly overdueMs: number;
}

export interface DigestQuestion {
  readonly keys: PrivacyKeys;
  /** Until when the site has promised to answer a lead. */
  readonly replyBy: (receivedAt: number) => number;
  /** Privacy requests whose legal time is over, or over within a week. */
  readonly requests: readonly DataRequest[];
  /** Null if the site makes no backups. */
  readonly backupAgeMs: number | null;
  readonly now: number;
  /** When the day in the office ends. */
  readonly endOfDay: number;
  /** Whose digest it is: the leads of one colleague, or those of everybody but colleagues with a digest of their own. */
  readonly leadsOf: LeadsOf;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FOLLOW_UP_MS = 7 * DAY_MS;
export const MAX_LISTED = 50;
const GENUINE = "[]";

export type Digest = Awaited<ReturnType<typeof readDigest>>;

/** What the operator should know in the morning. Lists end at `MAX_LISTED`. */
export async function readDigest(
  database: Database<LeadTables & OutboxTables>,
  { keys, replyBy, requests, backupAgeMs, now, endOfDay, leadsOf }: DigestQuestion,
) {
  const unanswered = await listOldest(database, leadsOf, "new");
  const contacted = await listOldest(database, leadsOf, "contacted");
  const planned = await listDueFollowUps(database, { before: endOfDay, limit: MAX_LISTED, leadsOf });
  const plannedIds = new Set(planned.map(({ lead }) => lead.id));
  const wishes = await findWishes(database.db, keys, [
    ...unanswered,
    ...contacted,
    ...planned.map(({ lead }) => lead),
  ]);
  const dueSince = (lead: Lead, since: number): DueLead => ({
    lead,
    ...(wishes.get(lead.id) ?? { optedOut: [], hasAskedAgain: false }),
    overdueMs: now - since,
  });
  const isOverdue = ({ overdueMs }: DueLead) => overdueMs > 0;
  return {
    /** New leads that the site promised an earlier answer. Longest overdue first. */
    late: unanswered.map((lead) => dueSince(lead, replyBy(lead.createdAt))).filter(isOverdue),
    /** What the operator planned for today or earlier. Oldest first. */
    planned: planned.map(({ lead, followUp }) => ({ ...dueSince(lead, followUp.dueAt), followUp })),
    /** Leads that were contacted a while ago and have no outcome. */
    followUps: contacted
      .filter(({ id }) => !plannedIds.has(id))
      .map((lead) => dueSince(lead, lead.lastContactAt + FOLLOW_UP_MS))
      .filter(isOverdue),
    /** New leads that a program may have sent. Counted only: nobody waits for them. */
    suspects: await countSuspects(database),
    requests,
    // The digest itself may have failed before: whoever reads it knows that it arrived.
    failures: (await listFailedDeliveries(database)).filter(({ kind }) => kind !== "daily-digest"),
    backupAgeMs,
  };
}

async function listOldest(
  { db }: Database<LeadTables>,
  leadsOf: LeadsOf,
  status: Extract<LeadStatus, "new" | "contacted">,
): Promise<readonly Lead[]> {
  const since = status === "new" ? "created_at" : "last_contact_at";
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where("status", "=", status)
    .where("suspicions", "=", GENUINE)
    .where(standsAlone)
    .where(status === "new" ? isPromised : isInHand)
    .where(belongsTo(leadsOf))
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
