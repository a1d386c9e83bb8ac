import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { recordEvent } from "../records/lead-changes.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";

interface ArrivedLead {
  readonly id: string;
  /** As it is stored for searching. */
  readonly emailKey: string;
  readonly now: number;
}

/**
 * Gives new leads to the colleagues who take turns, whoever has waited longest first. Somebody who asked before stays
 * with the colleague they know. Part of the transaction that stores the leads, of which only one runs at a time.
 */
export async function giveTurns(
  transaction: Transaction<LeadTables>,
  leads: readonly ArrivedLead[],
): Promise<void> {
  if (leads.length === 0) return;
  const rows = await transaction
    .selectFrom("lead_owners")
    .select(["id", "name", "last_turn", "takes_turns"])
    .orderBy("last_turn")
    .orderBy("name")
    .execute();
  const queue = rows.filter(({ takes_turns }) => takes_turns === 1);
  let turn = Math.max(0, ...rows.map(({ last_turn }) => Number(last_turn)));
  for (const { id, emailKey, now } of leads) {
    if (queue.length === 0) return;
    const known = await findKnownOwner(transaction, emailKey);
    const next = queue.find(({ name }) => name === known) ?? queue[0];
    if (next === undefined) return;
    await transaction.updateTable("leads").set({ owner: next.name }).where("id", "=", id).execute();
    await recordEvent(transaction, id, { kind: "assigned", owner: next.name }, { now, newId: randomUUID });
    if (next.name === known) continue;
    turn += 1;
    await transaction.updateTable("lead_owners").set({ last_turn: turn }).where("id", "=", next.id).execute();
    queue.push(...queue.splice(0, 1));
  }
}

async function findKnownOwner(
  transaction: Transaction<LeadTables>,
  emailKey: string,
): Promise<string | undefined> {
  const earlier = await transaction
    .selectFrom("leads")
    .select("owner")
    .where("email_key", "=", emailKey)
    .where("owner", "is not", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return earlier?.owner ?? undefined;
}
