import type { Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { type ActionStamp, type AuditTables, recordAction } from "../../audit/audit-log.server.ts";
import { readDealFigures } from "../delivery/deal-numbers.ts";
import { listEventsByLead } from "./lead-queries.server.ts";
import {
  type Closing,
  findClosing,
  LEAD_STATUSES,
  type LeadEvent,
  type LeadStatus,
  listPartners,
  type StatusChannel,
} from "./lead-record.ts";
import type { LeadReader, LeadTables } from "./lead-tables.server.ts";
import { eventSearchText } from "./search-text.ts";

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
  | { readonly status: Exclude<LeadStatus, "referred" | "closed" | "declined"> }
  | { readonly status: "declined"; readonly reason?: "spam" | undefined }
  | { readonly status: "referred"; readonly partner: string; readonly isChosen?: true | undefined }
  | ({ readonly status: "closed" } & Closing);

export interface StatusStamp extends AuditStamp {
  readonly by?: StatusChannel;
  /** Change only a lead that has one of these statuses. */
  readonly onlyFrom?: readonly LeadStatus[];
}

/**
 * `unchanged`: it was like that already, and nothing was recorded. `refused`: no lead has the reference, it has another
 * status than expected, or somebody was faster.
 */
export type StatusOutcome = "changed" | "unchanged" | "refused";

export async function changeStatus(
  database: Database<AuditedLeadTables>,
  reference: string,
  change: StatusChange,
  stamp: StatusStamp,
): Promise<StatusOutcome> {
  return await database.transaction((transaction) =>
    changeStatusWithin(transaction, reference, change, stamp),
  );
}

/** The same as a part of a transaction. */
export async function changeStatusWithin(
  transaction: Transaction<AuditedLeadTables>,
  reference: string,
  change: StatusChange,
  { by, onlyFrom = LEAD_STATUSES, ...stamp }: StatusStamp,
): Promise<StatusOutcome> {
  const { status } = change;
  const lead = await transaction
    .selectFrom("leads")
    .select(["id", "status", "deal_summary"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (lead === undefined || !onlyFrom.includes(lead.status)) return "refused";
  if (lead.status === status && (await isKnown(transaction, lead.id, change))) return "unchanged";
  const closing = change.status === "closed" ? { amount: change.amount, closedOn: change.closedOn } : {};
  const reason = change.status === "declined" ? change.reason : undefined;
  const events: LeadEvent[] = [{ kind: "status", status, by, ...closing, reason }];
  if (change.status === "referred")
    events.push({ kind: "shared", partner: change.partner, isChosen: change.isChosen });
  const words = change.status === "referred" ? `referred to ${change.partner}` : status;
  const action = `marked as ${words}${reason === undefined ? "" : `, ${reason}`}`;
  const loan =
    lead.status === "closed" || status === "closed" ? loanOf(lead.deal_summary, closing) : undefined;
  // Whoever read the same status a moment ago, too, was faster.
  const seen = { onlyFrom: [lead.status], loan };
  const touched = await touchLeadWithin(transaction, reference, { action, status, events, ...seen }, stamp);
  return touched === undefined ? "refused" : "changed";
}

/** Whether the change says no more about a lead of this status than its history does. */
async function isKnown(db: LeadReader, leadId: string, change: StatusChange): Promise<boolean> {
  if (change.status !== "referred" && change.status !== "closed") return true;
  const events = (await listEventsByLead({ db }, [leadId])).get(leadId) ?? [];
  if (change.status === "referred") return listPartners(events).includes(change.partner);
  const last = findClosing("closed", events);
  return last?.amount === change.amount && last?.closedOn === change.closedOn;
}

function loanOf(dealSummary: string | null, { amount }: Closing): number | null {
  return amount ?? readDealFigures(dealSummary)?.loan ?? null;
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
  /** The name of a colleague; null: nobody. */
  readonly owner?: string | null;
  /** Whether the person heard nothing of it: then their last contact stays. */
  readonly isInternal?: boolean;
  /** What is known of the loan, if that changes. */
  readonly loan?: number | null | undefined;
  readonly onlyFrom?: StatusStamp["onlyFrom"];
  readonly events: readonly LeadEvent[];
  /** What else changes in the same transaction. */
  readonly also?: (transaction: Transaction<AuditedLeadTables>, leadId: string) => Promise<void>;
}

/** What the operator does with a lead counts as contact and restarts its retention time, unless it is internal. */
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
  { action, status, owner, loan, onlyFrom, events, isInternal }: Omit<LeadChange, "also">,
  stamp: AuditStamp,
): Promise<string | undefined> {
  let update = transaction
    .updateTable("leads")
    .set(({ eb }) => ({
      // The last contact names the revision that forms have seen: a millisecond is no contact, but another revision.
      last_contact_at: isInternal ? eb("last_contact_at", "+", 1) : stamp.now,
      ...(status && { status }),
      ...(owner !== undefined && { owner }),
      ...(loan !== undefined && { loan_amount: loan }),
    }))
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
  event: LeadEvent,
  stamp: EventStamp,
): Promise<void> {
  await recordEvents(transaction, [{ leadId, event }], stamp);
}

/** The same of several leads, in one statement. */
export async function recordEvents(
  transaction: Transaction<LeadTables>,
  events: readonly { readonly leadId: string; readonly event: LeadEvent }[],
  { newId, now }: EventStamp,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ leadId, event }) => {
    const { kind, ...detail } = event;
    const row = { id: newId(), lead_id: leadId, happened_at: now, kind, detail: JSON.stringify(detail) };
    return { ...row, search_text: eventSearchText(event) };
  });
  await transaction.insertInto("lead_events").values(rows).execute();
}
