import { enqueue } from "../../../platform/outbox/outbox.ts";
import { type AuditStamp, touchLeadWithin } from "../../leads/records/lead-changes.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";

/** Mails the person a link to their deal, on the operator's behalf. */
export async function queueStatusLink(
  database: HandoffDatabase,
  { id: leadId, reference }: Pick<Lead, "id" | "reference">,
  stamp: AuditStamp,
): Promise<void> {
  const { now, newId } = stamp;
  await database.transaction(async (transaction) => {
    const text = "The link to the deal was mailed to the person";
    const change = { action: "mailed the link to the deal", events: [{ kind: "handoff", text }] } as const;
    if ((await touchLeadWithin(transaction, reference, change, stamp)) === undefined) return;
    await enqueue(transaction, { id: newId(), kind: "deal-link", payload: { leadId }, runAt: now });
  });
}
