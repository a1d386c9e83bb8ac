import type { Selectable } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { type AuditedLeadTables, type AuditStamp, touchLead } from "../records/lead-changes.server.ts";
import { readLead } from "../records/lead-queries.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import type { FollowUpPlan } from "./follow-up.ts";

export interface FollowUp extends FollowUpPlan {
  /** Another one whenever it is set again. */
  readonly id: string;
  /** When the operator is reminded. */
  readonly dueAt: number;
}

export interface PlannedLead {
  readonly lead: Lead;
  readonly followUp: FollowUp;
}

/** Sets the next follow-up of a lead, in place of the one before. False when no lead has the reference, or somebody was faster. */
export async function setFollowUp(
  database: Database<AuditedLeadTables>,
  reference: string,
  { dueAt, day, minute, text }: FollowUpPlan & { readonly dueAt: number },
  stamp: AuditStamp,
): Promise<boolean> {
  const values = { id: stamp.newId(), day, minute: minute ?? null, due_at: dueAt, text, reminded_at: null };
  return await touchLead(
    database,
    reference,
    {
      action: `set a follow-up for ${day}`,
      events: [{ kind: "follow-up", step: "set", day, minute, text }],
      async also(transaction, leadId) {
        await transaction
          .insertInto("lead_follow_ups")
          .values({ lead_id: leadId, ...values })
          .onConflict((conflict) => conflict.column("lead_id").doUpdateSet(values))
          .execute();
      },
    },
    stamp,
  );
}

const ACTIONS = { done: "did the follow-up", removed: "removed the follow-up" } as const;

/** False when there is none, or somebody was faster. */
export async function endFollowUp(
  database: Database<AuditedLeadTables>,
  reference: string,
  step: keyof typeof ACTIONS,
  stamp: AuditStamp,
): Promise<boolean> {
  const found = await database.db
    .selectFrom("lead_follow_ups")
    .innerJoin("leads", "leads.id", "lead_follow_ups.lead_id")
    .selectAll("lead_follow_ups")
    .where("leads.reference", "=", reference)
    .executeTakeFirst();
  if (found === undefined) return false;
  const { id, day, minute, text } = readFollowUpRow(found);
  const gone = new Error("The follow-up was ended or changed by somebody else");
  try {
    return await touchLead(
      database,
      reference,
      {
        action: ACTIONS[step],
        events: [{ kind: "follow-up", step, day, minute, text }],
        async also(transaction) {
          const { numDeletedRows } = await transaction
            .deleteFrom("lead_follow_ups")
            .where("id", "=", id)
            .executeTakeFirst();
          // Takes the entries of the history and of the log back too.
          if (numDeletedRows === 0n) throw gone;
        },
      },
      stamp,
    );
  } catch (error) {
    if (error === gone) return false;
    throw error;
  }
}

export async function findFollowUp(
  database: Database<LeadTables>,
  leadId: string,
): Promise<FollowUp | undefined> {
  return (await listFollowUps(database, [leadId])).get(leadId);
}

/** By lead id. */
export async function listFollowUps(
  { db }: Database<LeadTables>,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, FollowUp>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db.selectFrom("lead_follow_ups").selectAll().where("lead_id", "in", leadIds).execute();
  return new Map(rows.map((row) => [row.lead_id, readFollowUpRow(row)]));
}

/** Follow-ups due before a moment, oldest first. */
export async function listDueFollowUps(
  { db }: Database<LeadTables>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<readonly PlannedLead[]> {
  const due = await db
    .selectFrom("lead_follow_ups")
    .selectAll()
    .where("due_at", "<", before)
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

/** At most `limit`, because the inbox only says "more than that". */
export async function countDueFollowUps(
  { db }: Database<LeadTables>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const rows = await db
    .selectFrom("lead_follow_ups")
    .select("id")
    .where("due_at", "<", before)
    .limit(limit)
    .execute();
  return rows.length;
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
