import type { Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { recordAction } from "../../audit/audit-log.server.ts";
import { type AuditedLeadTables, type AuditStamp, recordEvent } from "../records/lead-changes.server.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";

/**
 * Leads of one person: one of them leads, and the others no longer wait for an answer of their own. Nothing of a joined
 * lead changes, so taking the join back leaves everything as it was.
 */

interface NamedLead {
  readonly id: string;
  readonly reference: string;
}

export interface LeadJoins {
  /** The lead that this one is joined to. */
  readonly main: NamedLead | undefined;
  /** The leads that are joined to this one, oldest first. */
  readonly joined: readonly NamedLead[];
}

export async function findJoins(db: LeadReader, leadId: string): Promise<LeadJoins> {
  const main = await db
    .selectFrom("lead_joins")
    .innerJoin("leads", "leads.id", "lead_joins.main_lead_id")
    .select(["leads.id", "leads.reference"])
    .where("lead_joins.lead_id", "=", leadId)
    .executeTakeFirst();
  const joined = await db
    .selectFrom("lead_joins")
    .innerJoin("leads", "leads.id", "lead_joins.lead_id")
    .select(["leads.id", "leads.reference"])
    .where("lead_joins.main_lead_id", "=", leadId)
    .orderBy("leads.created_at")
    .orderBy("leads.id")
    .execute();
  return { main, joined };
}

/** The references of the leads that lead, by the id of a lead that is joined to one. */
export async function listMainLeads(
  { db }: Database<LeadTables>,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("lead_joins")
    .innerJoin("leads", "leads.id", "lead_joins.main_lead_id")
    .select(["lead_joins.lead_id", "leads.reference"])
    .where("lead_joins.lead_id", "in", leadIds)
    .execute();
  return new Map(rows.map(({ lead_id, reference }) => [lead_id, reference]));
}

/** Two joins at a time could make each lead the other's. */
const JOINING = { exclusive: "lead-joins" } as const;

export interface JoinRequest {
  /** The one that leads. */
  readonly main: string;
  readonly other: string;
}

export interface JoinStamp extends Omit<AuditStamp, "untouchedSince"> {
  /** Join only leads that nobody has touched since these moments, their last contacts. */
  readonly untouchedSince?: Readonly<Record<keyof JoinRequest, number>> | undefined;
}

export type JoinOutcome =
  | { readonly kind: "joined" }
  /** One of them does not exist. */
  | { readonly kind: "missing"; readonly reference: string }
  /** Somebody else has changed one of them. */
  | { readonly kind: "conflict" }
  | { readonly kind: "refused"; readonly reason: string };

export async function joinLeads(
  database: Database<AuditedLeadTables>,
  request: JoinRequest,
  stamp: JoinStamp,
): Promise<JoinOutcome> {
  return await database.transaction(async (transaction): Promise<JoinOutcome> => {
    const main = await findForJoin(transaction, request.main);
    if (main === undefined) return { kind: "missing", reference: request.main };
    const other = await findForJoin(transaction, request.other);
    if (other === undefined) return { kind: "missing", reference: request.other };
    const reason = await findObstacle(transaction, main, other);
    if (reason !== undefined) return { kind: "refused", reason };
    const seen = stamp.untouchedSince;
    if (seen && (seen.main !== main.last_contact_at || seen.other !== other.last_contact_at)) {
      return { kind: "conflict" };
    }
    await transaction
      .insertInto("lead_joins")
      .values({ lead_id: other.id, main_lead_id: main.id, joined_at: stamp.now })
      .execute();
    await recordBoth(transaction, "joined", { main, other }, stamp);
    return { kind: "joined" };
  }, JOINING);
}

/** False when the lead is joined to none. */
export async function unjoinLead(
  database: Database<AuditedLeadTables>,
  reference: string,
  stamp: Omit<AuditStamp, "untouchedSince">,
): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    const other = await findForJoin(transaction, reference);
    const main = other && (await findJoins(transaction, other.id)).main;
    if (other === undefined || main === undefined) return false;
    await transaction.deleteFrom("lead_joins").where("lead_id", "=", other.id).execute();
    await recordBoth(transaction, "unjoined", { main, other }, stamp);
    return true;
  }, JOINING);
}

async function findForJoin(db: LeadReader, reference: string) {
  return await db
    .selectFrom("leads")
    .select(["id", "reference", "last_contact_at"])
    .where("reference", "=", reference)
    .executeTakeFirst();
}

async function findObstacle(db: LeadReader, main: NamedLead, other: NamedLead): Promise<string | undefined> {
  if (main.id === other.id) return "A lead cannot be joined to itself.";
  const ofMain = await findJoins(db, main.id);
  if (ofMain.main !== undefined) {
    return `${main.reference} is itself joined to ${ofMain.main.reference}. Join with that one.`;
  }
  const ofOther = await findJoins(db, other.id);
  if (ofOther.main !== undefined) return `${other.reference} is already joined to ${ofOther.main.reference}.`;
  if (ofOther.joined.length > 0) {
    const references = ofOther.joined.map(({ reference }) => reference).join(", ");
    return `${other.reference} leads others: ${references}. Let it lead this one too, or take those joins back first.`;
  }
  return undefined;
}

const ACTIONS = { joined: "joined to", unjoined: "took back the join to" } as const;

async function recordBoth(
  transaction: Transaction<AuditedLeadTables>,
  kind: keyof typeof ACTIONS,
  { main, other }: { readonly main: NamedLead; readonly other: NamedLead },
  stamp: Omit<AuditStamp, "untouchedSince">,
): Promise<void> {
  await recordEvent(transaction, other.id, { kind, reference: main.reference, isMain: true }, stamp);
  await recordEvent(transaction, main.id, { kind, reference: other.reference, isMain: false }, stamp);
  const action = `${ACTIONS[kind]} ${main.reference}`;
  await recordAction(transaction, { action, subject: other.reference }, stamp);
  const back = `${kind === "joined" ? "joined" : "took back the join of"} ${other.reference}`;
  await recordAction(transaction, { action: back, subject: main.reference }, stamp);
}
