import { INVESTOR } from "../../audit/audit-log.server.ts";
import { insertFollowUp, setFollowUp } from "../../leads/follow-ups/follow-up-store.server.ts";
import { type AuditStamp, touchLeadWithin } from "../../leads/records/lead-changes.server.ts";
import { listEventsByLead } from "../../leads/records/lead-queries.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import type { HandoffDatabase, HandoffTransaction } from "../handoff-tables.server.ts";
import { lockLeads, readOffers } from "../offer-steps.server.ts";
import { namedByHand } from "./referrals.ts";

/** The lenders that the operator told the name outside the site, and nobody told to forget it. */
export async function listNamedByHand(
  db: Pick<HandoffTransaction, "selectFrom">,
  leadId: string,
): Promise<readonly string[]> {
  const events = (await listEventsByLead({ db }, [leadId])).get(leadId) ?? [];
  return namedByHand(events, await readOffers(db, leadId));
}

/**
 * Takes the name back from a lender that the operator told it. The site sent it nothing, so the operator tells it: if the
 * investor took it back, by a follow-up that is due at once. False if the lender has no name.
 */
export async function withdrawReferral(
  database: HandoffDatabase,
  { id, reference }: Pick<Lead, "id" | "reference">,
  { lender, today }: { readonly lender: string; readonly today: string },
  stamp: AuditStamp,
): Promise<boolean> {
  const text = `Tell ${lender} to forget this person, who took the name back`;
  const task = { day: today, minute: undefined, text, dueAt: stamp.now };
  const isTask = stamp.actor.name === INVESTOR.name;
  return await database.transaction(async (transaction) => {
    await lockLeads(transaction, [id]);
    if (!(await listNamedByHand(transaction, id)).includes(lender)) return false;
    const change = {
      action: `took the name back from ${lender}`,
      events: [{ kind: "unshared", partner: lender } as const, ...(isTask ? [setFollowUp(task)] : [])],
    };
    const leadId = await touchLeadWithin(transaction, reference, change, stamp);
    if (leadId === undefined) return false;
    if (isTask) await insertFollowUp(transaction, leadId, task, stamp);
    return true;
  });
}
