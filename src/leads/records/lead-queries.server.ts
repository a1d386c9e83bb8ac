import type { Selectable, Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { OPT_OUT_SCOPES } from "../privacy/opt-out.ts";
import {
  CAMPAIGN_LABELS,
  type DatedLeadEvent,
  LEAD_STATUSES,
  type Lead,
  type LeadEvent,
  type LeadStatus,
  SUSPICIONS,
} from "./lead-record.ts";
import type { LeadTables } from "./lead-tables.server.ts";

/** The operator's view of the leads: find them, read them, record what became of them. */

export interface LeadFilter {
  readonly status?: LeadStatus | undefined;
  readonly source?: string | undefined;
  /** Milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly limit: number;
  /** Last lead of the previous page. */
  readonly after?: Pick<Lead, "createdAt" | "id"> | undefined;
}

/** Newest first. */
export async function listLeads(
  database: Database<LeadTables>,
  { status, source, from, to, limit, after }: LeadFilter,
): Promise<readonly Lead[]> {
  let query = database.db
    .selectFrom("leads")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (status !== undefined) query = query.where("status", "=", status);
  if (source !== undefined) query = query.where("source", "=", source);
  if (from !== undefined) query = query.where("created_at", ">=", from);
  if (to !== undefined) query = query.where("created_at", "<", to);
  if (after !== undefined) {
    query = query.where((is) =>
      is.or([
        is("created_at", "<", after.createdAt),
        is.and([is("created_at", "=", after.createdAt), is("id", "<", after.id)]),
      ]),
    );
  }
  return (await query.execute()).map(readLead);
}

export type LeadName = { readonly id: string } | { readonly reference: string };

export async function findLead(database: Database<LeadTables>, name: LeadName): Promise<Lead | undefined> {
  const query = database.db.selectFrom("leads").selectAll();
  const row = await ("id" in name
    ? query.where("id", "=", name.id)
    : query.where("reference", "=", name.reference)
  ).executeTakeFirst();
  return row === undefined ? undefined : readLead(row);
}

/** Oldest first. */
export async function listEvents(
  database: Database<LeadTables>,
  leadId: string,
): Promise<readonly DatedLeadEvent[]> {
  const rows = await database.db
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("happened_at")
    .orderBy("id")
    .execute();
  return rows.map(({ kind, detail, happened_at }) => ({
    ...leadEvent.parse({ ...z.record(z.string(), z.unknown()).parse(JSON.parse(detail)), kind }),
    happenedAt: happened_at,
  }));
}

export interface AuditStamp {
  /** Makes the id of the entry in the lead's history. */
  readonly newId: () => string;
  readonly now: number;
}

/** A referred lead names the partner it was shared with; the sharing is stored as a separate event. */
export type StatusChange =
  | { readonly status: Exclude<LeadStatus, "referred"> }
  | { readonly status: "referred"; readonly partner: string };

/** False when no lead has the reference. */
export async function changeStatus(
  database: Database<LeadTables>,
  reference: string,
  change: StatusChange,
  stamp: AuditStamp,
): Promise<boolean> {
  const { status } = change;
  const events: LeadEvent[] = [{ kind: "status", status }];
  if (change.status === "referred") events.push({ kind: "shared", partner: change.partner });
  return await touchLead(database, reference, { status, events }, stamp);
}

/** False when no lead has the reference. */
export async function addNote(
  database: Database<LeadTables>,
  reference: string,
  text: string,
  stamp: AuditStamp,
): Promise<boolean> {
  return await touchLead(database, reference, { events: [{ kind: "note", text }] }, stamp);
}

/** Anything the operator does with a lead counts as contact and restarts its retention time. */
async function touchLead(
  database: Database<LeadTables>,
  reference: string,
  { status, events }: { readonly status?: LeadStatus; readonly events: readonly LeadEvent[] },
  stamp: AuditStamp,
): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    const lead = await transaction
      .updateTable("leads")
      .set({ last_contact_at: stamp.now, ...(status && { status }) })
      .where("reference", "=", reference)
      .returning("id")
      .executeTakeFirst();
    if (lead === undefined) return false;
    for (const event of events) await recordEvent(transaction, lead.id, event, stamp);
    return true;
  });
}

export async function recordEvent(
  transaction: Transaction<LeadTables>,
  leadId: string,
  { kind, ...detail }: LeadEvent,
  { newId, now }: AuditStamp,
): Promise<void> {
  await transaction
    .insertInto("lead_events")
    .values({ id: newId(), lead_id: leadId, happened_at: now, kind, detail: JSON.stringify(detail) })
    .execute();
}

const leadEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("status"), status: z.enum(LEAD_STATUSES) }),
  z.object({ kind: z.literal("shared"), partner: z.string() }),
  z.object({ kind: z.literal("note"), text: z.string() }),
  z.object({ kind: z.literal("corrected"), fields: z.array(z.string()).readonly() }),
  z.object({
    kind: z.enum(["opted-out", "opted-in"]),
    reason: z.string(),
    // Before scopes existed, an opt-out meant everything.
    scopes: z.array(z.enum(OPT_OUT_SCOPES)).readonly().default(OPT_OUT_SCOPES),
  }),
]);

const campaign = z.partialRecord(z.enum(CAMPAIGN_LABELS), z.string());
const suspicions = z.array(z.enum(SUSPICIONS)).readonly();

export function readLead(row: Selectable<LeadTables["leads"]>): Lead {
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    phoneTyped: row.phone_typed,
    state: row.state,
    loanPurpose: row.loan_purpose,
    source: row.source,
    dealSummary: row.deal_summary,
    message: row.message,
    origin: { page: row.page, referrer: row.referrer, campaign: campaign.parse(JSON.parse(row.campaign)) },
    suspicions: suspicions.parse(JSON.parse(row.suspicions)),
    hasFormToken: row.has_form_token === 1,
    status: row.status,
    lastContactAt: row.last_contact_at,
  };
}
