import type { Unsubscription } from "../../../platform/mail/unsubscribe-page.ts";
import { findLead } from "../lead-book.server.ts";
import type { LeadDatabase } from "../lead-store.server.ts";
import { suppress } from "../suppressions.server.ts";
import type { Correspondent } from "./correspondent.ts";

export interface LeadUnsubscriptionParts {
  readonly database: LeadDatabase;
  readonly correspondent: Pick<Correspondent, "name">;
  readonly now: () => number;
  /** For what else is sent to the address: the link promises no more mail at all. */
  readonly onOptOut: (email: string) => Promise<void>;
}

/** The link in a mail to a person who sent a lead. */
export function describeLeadUnsubscription(leadId: string, parts: LeadUnsubscriptionParts): Unsubscription {
  const { name } = parts.correspondent;
  return {
    question: `Get no more email from ${name}?`,
    done: `${name} sends you no more email.`,
    end: () => optOut(leadId, parts),
  };
}

async function optOut(leadId: string, { database, now, onOptOut }: LeadUnsubscriptionParts): Promise<void> {
  const lead = await findLead(database, { id: leadId });
  // A lead that was deleted left no address behind that anybody could write to.
  if (lead === undefined) return;
  await suppress(database, { email: lead.email }, { reason: "one-click unsubscribe", now: now() });
  await onOptOut(lead.email);
}
