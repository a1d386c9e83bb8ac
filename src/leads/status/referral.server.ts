import type { Database } from "../../../platform/database/database.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { readConsent } from "../delivery/lead-delivery.server.ts";
import type { OptOutScope } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { findLeadOptOut } from "../privacy/suppressions.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";

/** To whom a lead may be passed on. */
export interface Referral {
  /** The lender partners that stood beside the text that the person agreed to. */
  readonly partners: readonly string[];
  /** The text promises that a lender gets the name only after the person has chosen it. */
  readonly mustBeChosen: boolean;
  /** What they opted out of since. */
  readonly optedOut: readonly OptOutScope[];
}

export async function findReferral(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  lead: Lead,
): Promise<Referral> {
  const record = await findConsent(database, lead.reference);
  const consent = record && readConsent(record);
  return {
    partners: consent?.partners ?? [],
    mustBeChosen: promisesChoice(consent?.textVersion),
    optedOut: await findLeadOptOut(database.db, keys, lead),
  };
}

/** The first text agreed to every partner beside it. Each one since promises a choice. */
export function promisesChoice(textVersion: string | undefined): boolean {
  return textVersion !== "1.0";
}

export const CHOICE_TOLD = "The person chose this lender, and knows that it gets the name.";
