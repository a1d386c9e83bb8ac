import type { Unsubscription } from "../../../platform/mail/unsubscribe-page.ts";
import { enqueue } from "../../../platform/outbox/outbox.ts";
import { selectNamedLeads } from "../privacy/lead-person.server.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { findOptOuts, recordChoice } from "../privacy/suppressions.server.ts";
import { recordEvent } from "../records/lead-changes.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import type { MailSender } from "./mail-sender.ts";

export interface LeadUnsubscriptionDeps {
  readonly database: LeadDatabase;
  readonly keys: PrivacyKeys;
  readonly mailSender: Pick<MailSender, "name">;
  readonly now: () => number;
  readonly newId: () => string;
  /** Stops everything else sent to the address: the link promises no more mail at all. */
  readonly onOptOut: (email: string) => Promise<void>;
}

/** The unsubscribe link in a mail to a person who sent a lead. */
export function describeLeadUnsubscription(leadId: string, deps: LeadUnsubscriptionDeps): Unsubscription {
  const { name } = deps.mailSender;
  return {
    question: `Stop all email from ${name}?`,
    button: "Unsubscribe",
    done: { title: "You are unsubscribed", text: `You will get no more email from ${name}.` },
    end: () => optOut(leadId, deps),
  };
}

const ONE_CLICK = { reason: "one-click unsubscribe", scopes: ["email"] } as const;

async function optOut(leadId: string, deps: LeadUnsubscriptionDeps): Promise<void> {
  const { database, keys, newId, onOptOut } = deps;
  const lead = await findLead(database, { id: leadId });
  // A deleted lead left no address to write to.
  if (lead === undefined) return;
  const { email } = lead;
  const stamp = { newId, now: deps.now() };
  await database.transaction(async (transaction) => {
    const leads = await selectNamedLeads(transaction, { email });
    const optOuts = await findOptOuts(transaction, keys, leads);
    // Mail programs press the button twice. The operator needs only one notice.
    if (leads.every(({ id }) => optOuts.get(id)?.includes("email"))) return;
    await recordChoice(transaction, { address: { email }, decision: "opt-out", ...ONE_CLICK }, stamp);
    for (const { id } of leads)
      await recordEvent(transaction, id, { kind: "opted-out", ...ONE_CLICK }, stamp);
    await enqueue(transaction, { id: newId(), kind: "lead-opt-out", payload: { leadId }, runAt: stamp.now });
  });
  await onOptOut(email);
}
