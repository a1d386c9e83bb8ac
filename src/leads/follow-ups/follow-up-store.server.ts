import type { Selectable, Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { belongsTo, type LeadsOf } from "../owners/leads-of.server.ts";
import {
  type AuditedLeadTables,
  type AuditStamp,
  type LeadChange,
  touchLead,
} from "../records/lead-changes.server.ts";
import { readLead } from "../records/lead-queries.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";
import type { FollowUpPlan } from "./follow-up.ts";

export interface FollowUp extends FollowUpPlan {
  /** Another one whenever it is moved. */
  readonly id: string;
  /** When the operator is reminded. */
  readonly dueAt: number;
}

export interface PlannedLead {
  readonly lead: Lead;
  readonly followUp: FollowUp;
}

type Plan = FollowUpPlan & { readonly dueAt: number };

/** Plans something more. False when no lead has the reference, or somebody was faster. */
export async function addFollowUp(
  database: Database<AuditedLeadTables>,
  reference: string,
  plan: Plan,
  stamp: AuditStamp,
): Promise<boolean> {
  const change: LeadChange = {
    action: `set a follow-up for ${plan.day}`,
    events: [setFollowUp(plan)],
    also: (transaction, leadId) => insertFollowUp(transaction, leadId, plan, stamp),
  };
  return await touchLead(database, reference, change, stamp);
}

/** As the history of the lead has it. */
export function setFollowUp({ day, minute, text }: Plan) {
  return { kind: "follow-up", step: "set", day, minute, text } as const;
}

/** The same as a part of a transaction. */
export async function insertFollowUp(
  transaction: Transaction<LeadTables>,
  leadId: string,
  { dueAt, day, minute, text }: Plan,
  { newId }: Pick<AuditStamp, "newId">,
): Promise<void> {
  const values = { id: newId(), day, minute: minute ?? null, due_at: dueAt, text, reminded_at: null };
  await transaction
    .insertInto("lead_follow_ups")
    .values({ lead_id: leadId, ...values })
    .execute();
}

/** What somebody plans in place of what was planned. False when it is gone, or somebody was faster. */
export async function moveFollowUp(
  database: Database<AuditedLeadTables>,
  reference: string,
  { id, dueAt, day, minute, text }: Plan & Pick<FollowUp, "id">,
  stamp: AuditStamp,
): Promise<boolean> {
  const values = { id: stamp.newId(), day, minute: minute ?? null, due_at: dueAt, text, reminded_at: null };
  const change = {
    action: `moved a follow-up to ${day}`,
    events: [{ kind: "follow-up", step: "moved", day, minute, text }],
  } as const;
  return await touchWith(database, reference, change, stamp, async (transaction, leadId) => {
    const { numUpdatedRows } = await transaction
      .updateTable("lead_follow_ups")
      .set(values)
      .where("id", "=", id)
      .where("lead_id", "=", leadId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

const ACTIONS = { done: "did the follow-up", removed: "removed the follow-up" } as const;

/** False when it is gone, or somebody was faster. */
export async function endFollowUp(
  database: Database<AuditedLeadTables>,
  reference: string,
  { id, step }: { readonly id: string; readonly step: keyof typeof ACTIONS },
  stamp: AuditStamp,
): Promise<boolean> {
  const found = await database.db
    .selectFrom("lead_follow_ups")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined) return false;
  const { day, minute, text } = readFollowUpRow(found);
  const change = { action: ACTIONS[step], events: [{ kind: "follow-up", step, day, minute, text }] } as const;
  return await touchWith(database, reference, change, stamp, async (transaction, leadId) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("lead_follow_ups")
      .where("id", "=", id)
      .where("lead_id", "=", leadId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

type Also = NonNullable<LeadChange["also"]>;
type Within = (...given: Parameters<Also>) => Promise<boolean>;

/** Takes the entries of the history and of the log back, too, if there was nothing to change. */
async function touchWith(
  database: Database<AuditedLeadTables>,
  reference: string,
  change: Omit<LeadChange, "also">,
  stamp: AuditStamp,
  work: Within,
): Promise<boolean> {
  const gone = new Error("The follow-up was ended or moved by somebody else");
  try {
    const also: Also = async (transaction, leadId) => {
      if (!(await work(transaction, leadId))) throw gone;
    };
    return await touchLead(database, reference, { ...change, also }, stamp);
  } catch (error) {
    if (error === gone) return false;
    throw error;
  }
}

/** The next one first. */
export async function findFollowUps(
  database: Database<LeadTables>,
  leadId: string,
): Promise<readonly FollowUp[]> {
  return (await listFollowUps(database, [leadId])).get(leadId) ?? [];
}

/** By lead id, the next one first. A lead without any has no entry. */
export async function listFollowUps(
  { db }: Database<LeadTables>,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FollowUp[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("lead_follow_ups")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return new Map([...byLead].map(([leadId, planned]) => [leadId, planned.map(readFollowUpRow)]));
}

interface DueQuestion {
  readonly before: number;
  readonly limit: number;
  readonly leadsOf?: LeadsOf | undefined;
}

/** Follow-ups due before a moment, oldest first. */
export async function listDueFollowUps(
  { db }: Database<LeadTables>,
  { before, limit, leadsOf }: DueQuestion,
): Promise<readonly PlannedLead[]> {
  const due = await selectDue(db, { before, leadsOf })
    .selectAll("lead_follow_ups")
    .orderBy("due_at")
    .orderBy("lead_id")
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ lead_id }) => lead_id);
  const rows = await db.selectFrom("leads").selectAll().where("id", "in", ids).execute();
  const leads = new Map(rows.map((row) => [row.id, readLead(row)]));
  return due.flatMap((row) => {
    const lead = leads.get(row.lead_id);
    return lead === undefined ? [] : [{ lead, followUp: readFollowUpRow(row) }];
  });
}

/** How many leads have one. At most `limit`, because the inbox only says "more than that". */
export async function countLeadsWithDueFollowUps(
  { db }: Database<LeadTables>,
  { limit, ...question }: DueQuestion,
): Promise<number> {
  return (await selectDue(db, question).select("lead_id").distinct().limit(limit).execute()).length;
}

function selectDue(db: LeadReader, { before, leadsOf }: Omit<DueQuestion, "limit">) {
  const due = db.selectFrom("lead_follow_ups").where("due_at", "<", before);
  if (leadsOf === undefined) return due;
  return due.where("lead_id", "in", (is) =>
    is.selectFrom("leads").select("leads.id").where(belongsTo(leadsOf)),
  );
}

function readFollowUpRow(row: Selectable<LeadTables["lead_follow_ups"]>): FollowUp {
  return {
    id: row.id,
    day: row.day,
    minute: row.minute ?? undefined,
    text: row.text,
    dueAt: row.due_at,
  };
}
