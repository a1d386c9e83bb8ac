import { claimMail, GROWING_PAUSES_MS } from "../../../platform/mail/mail-pauses.ts";
import { enqueue } from "../../../platform/outbox/outbox.ts";
import { findLeadPause } from "../../leads/delivery/lead-mail-pause.server.ts";
import type { PrivacyKeys } from "../../leads/privacy/privacy-keys.server.ts";
import { type AuditStamp, touchLeadWithin } from "../../leads/records/lead-changes.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";

export const LINK_PAUSED = "This address got the link not long ago. Every further one needs a longer pause.";

/** Mails the person a link to their deal, on the operator's behalf. False if the address got one not long ago. */
export async function queueStatusLink(
  database: HandoffDatabase,
  keys: PrivacyKeys,
  { id: leadId, reference, email }: Pick<Lead, "id" | "reference" | "email">,
  stamp: AuditStamp,
): Promise<boolean> {
  const { now, newId } = stamp;
  const pause = await findLeadPause(database, keys, { kind: "deal-link", email }, stamp);
  return await database.transaction(async (transaction) => {
    if (!(await claimMail(transaction, pause, { now, pausesMs: GROWING_PAUSES_MS }))) return false;
    const text = "The link to the deal was mailed to the person";
    const change = { action: "mailed the link to the deal", events: [{ kind: "handoff", text }] } as const;
    if ((await touchLeadWithin(transaction, reference, change, stamp)) === undefined) return false;
    await enqueue(transaction, { id: newId(), kind: "deal-link", payload: { leadId }, runAt: now });
    return true;
  });
}
