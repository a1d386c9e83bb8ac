import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { insertJobs, type OutboxTables } from "../../../platform/outbox/outbox.ts";
import type { LeadFields } from "../lead.ts";
import { emailKey, hasAddressOf } from "../records/lead-addresses.server.ts";
import { recordEvents } from "../records/lead-changes.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";

type Addressed = Pick<LeadFields, "email" | "phone">;

export interface ArrivedLead extends Addressed {
  readonly id: string;
  /** Whoever typed it. */
  readonly enteredBy: string | undefined;
  /** Whether the office is mailed about it: then its owner is, too. */
  readonly isMailed: boolean;
  readonly now: number;
}

type Turns = Transaction<LeadTables & OutboxTables>;

/**
 * Gives new leads to the colleagues who take turns, whoever has waited longest first. Somebody who asked before stays
 * with the colleague they know, and what a colleague has entered is theirs. Part of the transaction that stores the leads,
 * of which only one runs at a time.
 */
export async function giveTurns(transaction: Turns, leads: readonly ArrivedLead[]): Promise<void> {
  const [first] = leads;
  if (first === undefined) return;
  const colleagues = await transaction
    .selectFrom("lead_owners")
    .selectAll()
    .orderBy("last_turn")
    .orderBy("name")
    .execute();
  if (colleagues.length === 0) return;
  const known = await findKnownOwners(transaction, leads);
  const queue = colleagues.filter(({ takes_turns }) => takes_turns === 1);
  const byName = new Map(colleagues.map((colleague) => [colleague.name, colleague]));
  const last = Math.max(0, ...colleagues.map(({ last_turn }) => Number(last_turn)));
  const turns = new Map<string, number>();
  const given: { readonly lead: ArrivedLead; readonly name: string; readonly email: string | null }[] = [];
  for (const lead of leads) {
    const own = byName.get(known.find(lead) ?? "") ?? byName.get(lead.enteredBy ?? "");
    const owner = own ?? queue[0];
    if (owner === undefined) continue;
    given.push({ lead, name: owner.name, email: owner.email });
    known.add(lead, owner.name);
    if (own !== undefined) continue;
    turns.delete(owner.id);
    turns.set(owner.id, last + given.length);
    queue.push(...queue.splice(0, 1));
  }
  for (const [name, theirs] of Map.groupBy(given, (each) => each.name)) {
    const ids = theirs.map(({ lead }) => lead.id);
    await transaction.updateTable("leads").set({ owner: name }).where("id", "in", ids).execute();
  }
  for (const [id, last_turn] of turns) {
    await transaction.updateTable("lead_owners").set({ last_turn }).where("id", "=", id).execute();
  }
  const events = given.map(({ lead, name }) => ({
    leadId: lead.id,
    event: { kind: "assigned", owner: name } as const,
  }));
  await recordEvents(transaction, events, { now: first.now, newId: randomUUID });
  const jobs = given.flatMap(({ lead: { id, isMailed, now }, email }) =>
    isMailed && email !== null
      ? [{ id: randomUUID(), kind: "lead-owner-email", payload: { leadId: id }, runAt: now }]
      : [],
  );
  if (jobs.length > 0) await insertJobs(transaction, jobs).execute();
}

/** To whom earlier leads with the same address or number belong; of several, the newest decides. */
async function findKnownOwners(transaction: Turns, leads: readonly Addressed[]) {
  const [byEmail, byPhone] = [new Map<string, string>(), new Map<string, string>()];
  const add = ({ email, phone }: Addressed, owner: string) => {
    if (email !== "") byEmail.set(emailKey(email), owner);
    if (phone !== "") byPhone.set(phone, owner);
  };
  const rows = await transaction
    .selectFrom("leads")
    .select(["email", "phone", "owner"])
    .where(hasAddressOf(leads))
    .where("owner", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  for (const { owner, ...lead } of rows) if (owner !== null) add(lead, owner);
  const find = ({ email, phone }: Addressed) => byEmail.get(emailKey(email)) ?? byPhone.get(phone);
  return { add, find };
}
