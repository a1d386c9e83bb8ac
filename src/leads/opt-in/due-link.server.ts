import { claimMail, DAY_MS } from "../../../platform/mail/mail-pauses.ts";
import { enqueueOnce } from "../../../platform/outbox/outbox.ts";
import { findLeadPause, type LeadMailDatabase } from "../delivery/lead-mail-pause.server.ts";
import { type ContactChoice, hasAskedAgain, OPT_OUT_SCOPES, scopesInForce } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { listLeadChoices } from "../privacy/suppressions.server.ts";
import { emailKey } from "../records/lead-addresses.server.ts";
import type { EventStamp } from "../records/lead-changes.server.ts";
import type { Lead } from "../records/lead-record.ts";

/** Longer than those of other mails: whoever gets this one has asked us not to write. */
const PAUSES_MS = [DAY_MS, 7 * DAY_MS, 30 * DAY_MS];

/** Queues the link to the person of a lead that came after their opt-out, once a lead and seldom. */
export async function queueOptInLink(
  database: LeadMailDatabase,
  keys: PrivacyKeys,
  lead: Lead,
  stamp: EventStamp,
): Promise<void> {
  if (!isLinkDue(lead, await listLeadChoices(database.db, keys, lead))) return;
  const pause = await findLeadPause(database, keys, { kind: "opt-in", email: lead.email }, stamp);
  const job = { kind: "lead-opt-in-link", payload: { leadId: lead.id }, runAt: stamp.now };
  await database.transaction(async (transaction) => {
    if (!(await claimMail(transaction, pause, { now: stamp.now, pausesMs: PAUSES_MS }))) return;
    await enqueueOnce(transaction, { id: `opt-in-link-${lead.id}`, ...job });
  });
}

/** Programs do not make us write to somebody who opted out, and nobody gets a link that lifts nothing. */
export function isLinkDue(lead: Lead, choices: readonly ContactChoice[]): boolean {
  const isFromForm = lead.hasFormToken && lead.suspicions.length === 0;
  return isFromForm && hasAskedAgain(lead, choices) && liftsSomething(lead, choices);
}

function liftsSomething({ email }: Lead, choices: readonly ContactChoice[]): boolean {
  const address = { email: emailKey(email) };
  const agreed = { address, decision: "opt-in", scopes: OPT_OUT_SCOPES, reason: "" } as const;
  const withIt = [...choices, { ...agreed, since: Number.MAX_SAFE_INTEGER }];
  return scopesInForce(withIt).length < scopesInForce(choices).length;
}
