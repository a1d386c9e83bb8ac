import type { Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox.ts";
import { type ActionStamp, recordAction } from "../../audit/audit-log.server.ts";
import {
  type AuditedLeadTables,
  type AuditStamp,
  type LeadChange,
  touchLead,
} from "../records/lead-changes.server.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";
import { queueAccessNotice } from "./access-notices.server.ts";

/** A colleague that leads can belong to: everybody who may enter the desk. */
export interface LeadOwner {
  readonly id: string;
  readonly name: string;
  /** Where their digest and reminders go. Without one, they go to the office. */
  readonly email: string | null;
  /** Whether new leads are given to them in turn. */
  readonly takesTurns: boolean;
}

/** By name. */
export async function listOwners(db: LeadReader): Promise<readonly LeadOwner[]> {
  const rows = await db.selectFrom("lead_owners").selectAll().orderBy("name").execute();
  return rows.map(({ id, name, email, takes_turns }) => ({ id, name, email, takesTurns: takes_turns === 1 }));
}

/** The colleague of this name, however it is typed. */
export async function findOwner(db: LeadReader, name: string): Promise<LeadOwner | undefined> {
  const typed = name.trim().toLowerCase();
  return (await listOwners(db)).find((owner) => owner.name.toLowerCase() === typed);
}

/** Undefined: what is about this owner's leads goes to the office. */
export async function findOwnerAddress(
  { db }: Database<LeadTables>,
  owner: string | null,
): Promise<string | undefined> {
  if (owner === null) return undefined;
  const known = await db
    .selectFrom("lead_owners")
    .select("email")
    .where("name", "=", owner)
    .executeTakeFirst();
  return known?.email ?? undefined;
}

/** Nothing happens to somebody who is known. */
export async function addOwner(
  transaction: Transaction<LeadTables>,
  { id, name }: Pick<LeadOwner, "id" | "name">,
): Promise<void> {
  await transaction
    .insertInto("lead_owners")
    .values({ id, name, email: null, takes_turns: 0, last_turn: 0 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** The leads stay theirs, until somebody gives them to somebody else; the mails about them go to the office. */
export async function removeOwner(transaction: Transaction<LeadTables>, id: string): Promise<void> {
  await transaction.deleteFrom("lead_owners").where("id", "=", id).execute();
}

/** True if the colleague's mails go elsewhere than to this address. */
export async function hasOtherAddress(
  db: LeadReader,
  { id, email }: Pick<LeadOwner, "id" | "email">,
): Promise<boolean> {
  const known = await db.selectFrom("lead_owners").select("email").where("id", "=", id).executeTakeFirst();
  return known !== undefined && known.email !== email;
}

/** False if nobody has the id. */
export async function saveOwner(
  database: Database<AuditedLeadTables & OutboxTables>,
  { id, email, takesTurns }: Omit<LeadOwner, "name">,
  stamp: ActionStamp,
): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    if (await hasOtherAddress(transaction, { id, email })) {
      await queueAccessNotice(transaction, { personId: id, event: "address-changed" }, stamp.now);
    }
    const saved = await transaction
      .updateTable("lead_owners")
      .set({ email, takes_turns: takesTurns ? 1 : 0 })
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirst();
    if (saved === undefined) return false;
    const turns = takesTurns ? "takes new leads in turn" : "takes no turns";
    const mails = email === null ? "mails to the office" : "mails to an address of their own";
    await recordAction(
      transaction,
      { action: `owner of leads: ${turns}, ${mails}`, subject: saved.name },
      stamp,
    );
    return true;
  });
}

/** How a lead is given to a colleague, or to nobody. */
export function assignment(owner: string | null): LeadChange {
  const action = owner === null ? "took the owner away" : `gave it to ${owner}`;
  return { action, owner, events: [{ kind: "assigned", owner }], isInternal: true };
}

/** False when no lead has the reference, or somebody was faster. */
export async function assignLead(
  database: Database<AuditedLeadTables>,
  reference: string,
  owner: string | null,
  stamp: AuditStamp,
): Promise<boolean> {
  return await touchLead(database, reference, assignment(owner), stamp);
}
