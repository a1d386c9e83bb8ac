import type { Transaction } from "kysely";
import { type EventStamp, recordEvent } from "../records/lead-changes.server.ts";
import { readLead } from "../records/lead-queries.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { listJoinedLeads } from "./joined-leads.server.ts";
import { addressesOf, selectPersonLeads, withoutDuplicates } from "./lead-person.server.ts";
import type { PrivacyKeys } from "./privacy-keys.server.ts";
import { findOptOuts, listLeadChoices, storeChoice } from "./suppressions.server.ts";

const REASON = "said in a joined lead that is gone";

/**
 * Removes leads, and returns what `remove` does. Their joins go with them, but what their opt-outs forbid for other leads
 * of the person stays: it is recorded for those.
 */
export async function removeJoinedLeads<Removed>(
  transaction: Transaction<LeadTables>,
  keys: PrivacyKeys,
  leadIds: readonly string[],
  { remove, ...stamp }: EventStamp & { readonly remove: () => Promise<Removed> },
): Promise<Removed> {
  const others = [...(await listJoinedLeads(transaction, leadIds)).values()].flat();
  const stayingIds = [...new Set(others.map(({ id }) => id))].filter((id) => !leadIds.includes(id));
  if (stayingIds.length === 0) return await remove();
  const rows = await transaction.selectFrom("leads").selectAll().where("id", "in", stayingIds).execute();
  const staying = rows.map(readLead);
  const forbidden = await findOptOuts(transaction, keys, staying);
  const latest = new Map<string, number>();
  for (const lead of staying) {
    const choices = await listLeadChoices(transaction, keys, lead);
    latest.set(lead.id, Math.max(0, ...choices.map(({ since }) => since)));
  }
  const removed = await remove();
  const left = await findOptOuts(transaction, keys, staying);
  for (const { id, reference, email, phone } of staying) {
    const lost = (forbidden.get(id) ?? []).filter((scope) => !left.get(id)?.includes(scope));
    if (lost.length === 0) continue;
    const since = latest.get(id) ?? stamp.now;
    const choice = { decision: "opt-out", scopes: lost, reason: REASON, since } as const;
    const person = withoutDuplicates(await selectPersonLeads(transaction, { reference }));
    for (const address of addressesOf(email === "" ? { phone } : { email }, person)) {
      await storeChoice(transaction, { address, ...choice }, stamp);
    }
    await recordEvent(transaction, id, { kind: "opted-out", reason: REASON, scopes: lost }, stamp);
  }
  return removed;
}
