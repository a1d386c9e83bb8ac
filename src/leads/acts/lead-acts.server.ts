import type { Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { recordAction } from "../../audit/audit-log.server.ts";
import { assignment } from "../owners/lead-owners.server.ts";
import {
  type AuditedLeadTables,
  type AuditStamp,
  changeStatusWithin,
  recordEvent,
  type StatusChange,
  touchLeadWithin,
} from "../records/lead-changes.server.ts";
import { listEventsByLead } from "../records/lead-queries.server.ts";
import { findClosing, type LeadStatus } from "../records/lead-record.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";

/** What somebody does to several leads at once. It is taken back at once, too. */
export type LeadAct =
  | Extract<StatusChange, { readonly status: "new" | "contacted" | "declined" }>
  | { readonly owner: string | null };

export interface SeenLead {
  readonly reference: string;
  /** The last contact that the person saw. */
  readonly lastContactAt: number;
}

export interface ActOutcome {
  /** References of those that changed. */
  readonly changed: readonly string[];
  /** Of those that somebody else has changed since, or that are gone. */
  readonly skipped: readonly string[];
}

export type ActStamp = Omit<AuditStamp, "untouchedSince">;

/** Each colleague has one act to take back. */
const ACTING = { exclusive: "lead-acts" } as const;

/** Leads that are like that already count as neither. */
export async function actOnLeads(
  database: Database<AuditedLeadTables>,
  leads: readonly SeenLead[],
  act: LeadAct,
  stamp: ActStamp,
): Promise<ActOutcome> {
  return await database.transaction(async (transaction) => {
    const [changed, skipped]: [LeadBefore[], string[]] = [[], []];
    for (const { reference, lastContactAt } of leads) {
      const before = await findBefore(transaction, reference);
      const untouched = { ...stamp, untouchedSince: lastContactAt };
      const outcome = before && (await applyTo(transaction, before, act, untouched));
      if (before && outcome === "changed") changed.push(before);
      if (outcome === undefined || outcome === "refused") skipped.push(reference);
    }
    if (changed.length > 0) await rememberAct(transaction, changed, nameAct(act), stamp);
    return { changed: changed.map(({ reference }) => reference), skipped };
  }, ACTING);
}

export function nameAct(act: LeadAct): string {
  if ("owner" in act) return act.owner === null ? "given to nobody" : `given to ${act.owner}`;
  return act.status === "declined" && act.reason !== undefined
    ? `marked as declined, ${act.reason}`
    : `marked as ${act.status}`;
}

interface LeadBefore {
  readonly id: string;
  readonly reference: string;
  readonly status: LeadStatus;
  readonly owner: string | null;
  readonly loan_amount: number | null;
  readonly last_contact_at: number;
}

async function findBefore(
  transaction: Transaction<LeadTables>,
  reference: string,
): Promise<LeadBefore | undefined> {
  return await transaction
    .selectFrom("leads")
    .select(["id", "reference", "status", "owner", "loan_amount", "last_contact_at"])
    .where("reference", "=", reference)
    .executeTakeFirst();
}

async function applyTo(
  transaction: Transaction<AuditedLeadTables>,
  { reference, owner }: LeadBefore,
  act: LeadAct,
  stamp: AuditStamp,
) {
  if ("status" in act) return await changeStatusWithin(transaction, reference, act, stamp);
  if (owner === act.owner) return "unchanged";
  const touched = await touchLeadWithin(transaction, reference, assignment(act.owner), stamp);
  return touched === undefined ? "refused" : "changed";
}

async function rememberAct(
  transaction: Transaction<LeadTables>,
  leads: readonly LeadBefore[],
  words: string,
  { actor, now, newId }: ActStamp,
): Promise<void> {
  await transaction.deleteFrom("lead_acts").where("actor", "=", actor.name).execute();
  const id = newId();
  await transaction.insertInto("lead_acts").values({ id, actor: actor.name, done_at: now, words }).execute();
  await transaction
    .insertInto("lead_act_changes")
    .values(leads.map(({ id: lead_id, reference: _, ...before }) => ({ act_id: id, lead_id, ...before })))
    .execute();
}

export interface LastAct {
  readonly words: string;
  /** How many leads it changed, of those that are still there. */
  readonly count: number;
}

/** What somebody did last to several leads, unless that is too long ago or taken back. */
export async function findLastAct(
  { db }: Database<LeadTables>,
  actor: string,
  since: number,
): Promise<LastAct | undefined> {
  const found = await db
    .selectFrom("lead_acts")
    .innerJoin("lead_act_changes", "act_id", "id")
    .select(({ fn }) => ["words", fn.countAll<number>().as("count")])
    .where("actor", "=", actor)
    .where("done_at", ">=", since)
    .groupBy(["id", "words"])
    .executeTakeFirst();
  return found && { words: found.words, count: Number(found.count) };
}

export interface UndoOutcome {
  readonly words: string;
  /** References of the leads that are as they were before. */
  readonly restored: readonly string[];
  /** Of those that somebody has changed since. */
  readonly kept: readonly string[];
}

/** Puts back what the act changed, where nobody has changed it since. Undefined if there is nothing to take back. */
export async function undoLastAct(
  database: Database<AuditedLeadTables>,
  stamp: ActStamp,
): Promise<UndoOutcome | undefined> {
  return await database.transaction(async (transaction) => {
    const act = await transaction
      .selectFrom("lead_acts")
      .selectAll()
      .where("actor", "=", stamp.actor.name)
      .executeTakeFirst();
    if (act === undefined) return undefined;
    const changes = await transaction
      .selectFrom("lead_act_changes")
      .innerJoin("leads", "leads.id", "lead_id")
      .selectAll("lead_act_changes")
      .select(["leads.reference", "leads.status as statusNow", "leads.owner as ownerNow"])
      .where("act_id", "=", act.id)
      .execute();
    const [restored, kept]: [string[], string[]] = [[], []];
    for (const { lead_id, reference, statusNow, ownerNow, status, owner, ...before } of changes) {
      const { numUpdatedRows } = await transaction
        .updateTable("leads")
        .set({ status, owner, loan_amount: before.loan_amount, last_contact_at: before.last_contact_at })
        .where("id", "=", lead_id)
        // An act that is no contact is the next revision.
        .where("last_contact_at", "in", [act.done_at, before.last_contact_at + 1])
        .executeTakeFirst();
      (numUpdatedRows > 0n ? restored : kept).push(reference);
      if (numUpdatedRows === 0n) continue;
      if (status !== statusNow) {
        const events = (await listEventsByLead({ db: transaction }, [lead_id])).get(lead_id) ?? [];
        const { amount, closedOn } = findClosing(status, events) ?? {};
        await recordEvent(transaction, lead_id, { kind: "status", status, amount, closedOn }, stamp);
      }
      if (owner !== ownerNow) await recordEvent(transaction, lead_id, { kind: "assigned", owner }, stamp);
      await recordAction(transaction, { action: `took back: ${act.words}`, subject: reference }, stamp);
    }
    await transaction.deleteFrom("lead_acts").where("id", "=", act.id).execute();
    return { words: act.words, restored, kept };
  }, ACTING);
}
