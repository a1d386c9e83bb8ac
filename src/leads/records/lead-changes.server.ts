import type { Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { type ActionStamp, type AuditTables, recordAction } from "../../audit/audit-log.server.ts";
import type { Closing, LeadEvent, LeadStatus, StatusChannel } from "./lead-record.ts";
import type { LeadTables } from "./lead-tables.server.ts";

/** What the operator does with a lead. The history of the lead and the log of actions record it with the change. */

export interface EventStamp {
  /** Makes the id of the entry in the lead's history. */
  readonly newId: () => string;
  readonly now: number;
  /** Change only a lead that nobody has touched since this moment, its last contact. */
  readonly untouchedSince?: number | undefined;
}

/** For what somebody does on the operator's behalf. */
export interface AuditStamp extends EventStamp, ActionStamp {}

/** Leads, and the record of who changed them: both are written together. */
export type AuditedLeadTables = LeadTables & AuditTables;

/**
 * A referred lead names the partner it was shared with; the sharing is stored as a separate event. A closed one says with
 * what, as far as it is known.
 */
export type StatusChange =
  | { readonly status: Exclude<LeadStatus, "referred" | "closed"> }
  | { readonly status: "referred"; readonly partner: string }
  | ({ readonly status: "closed" } & Closing);

export interface StatusStamp extends AuditStamp {
  readonly by?: StatusChannel;
  /** Change only a lead that has one of these statuses. */
  readonly onlyFrom?: readonly LeadStatus[];
}

/** False when no lead has the reference, or when it has another status than expected. */
export async function changeStatus(
  database: Database<AuditedLeadTables>,
  reference: string,
  change: StatusChange,
  { by, onlyFrom, ...stamp }: StatusStamp,
): Promise<boolean> {
  const { status } = change;
  const closing = change.status === "closed" ? { amount: change.amount, closedOn: change.closedOn } : {};
  const events: LeadEvent[] = [{ kind: "status", status, by, ...closing }];
  if (change.status === "referred") events.push({ kind: "shared", partner: change.partner });
  const action = `marked as ${change.status === "referred" ? `referred to ${change.partner}` : status}`;
  return await touchLead(database, reference, { action, status, onlyFrom, events }, stamp);
}

/** False when no lead has the reference. */
export async function addNote(
  database: Database<AuditedLeadTables>,
  reference: string,
  text: string,
  stamp: AuditStamp,
): Promise<boolean> {
  const change = { action: "added a note", events: [{ kind: "note", text }] } as const;
  return await touchLead(database, reference, change, stamp);
}

export interface LeadChange {
  /** For the audit log. */
  readonly action: string;
  readonly status?: LeadStatus;
  readonly onlyFrom?: StatusStamp["onlyFrom"];
  readonly events: readonly LeadEvent[];
  /** What else changes in the same transaction. */
  readonly also?: (transaction: Transaction<AuditedLeadTables>, leadId: string) => Promise<void>;
}

/** Anything the operator does with a lead counts as contact and restarts its retention time. */
export async function touchLead(
  database: Database<AuditedLeadTables>,
  reference: string,
  { also, ...change }: LeadChange,
  stamp: AuditStamp,
): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    const leadId = await touchLeadWithin(transaction, reference, change, stamp);
    if (leadId === undefined) return false;
    await also?.(transaction, leadId);
    return true;
  });
}

/** The same as a part of a transaction. The lead's id; undefined when no lead has the reference, or somebody was faster. */
export async function touchLeadWithin(
  transaction: Transaction<AuditedLeadTables>,
  reference: string,
  { action, status, onlyFrom, events }: Omit<LeadChange, "also">,
  stamp: AuditStamp,
): Promise<string | undefined> {
  let update = transaction
    .updateTable("leads")
    .set({ last_contact_at: stamp.now, ...(status && { status }) })
    .where("reference", "=", reference)
    .returning("id");
  if (onlyFrom !== undefined) update = update.where("status", "in", onlyFrom);
  if (stamp.untouchedSince !== undefined) {
    update = update.where("last_contact_at", "=", stamp.untouchedSince);
  }
  const lead = await update.executeTakeFirst();
  if (lead === undefined) return undefined;
  for (const event of events) await recordEvent(transaction, lead.id, event, stamp);
  await recordAction(transaction, { action, subject: reference }, stamp);
  return lead.id;
}

export async function recordEvent(
  transaction: Transaction<LeadTables>,
  leadId: string,
  { kind, ...detail }: LeadEvent,
  { newId, now }: EventStamp,
): Promise<void> {
  await transaction
    .insertInto("lead_events")
    .values({ id: newId(), lead_id: leadId, happened_at: now, kind, detail: JSON.stringify(detail) })
    .execute();
}
