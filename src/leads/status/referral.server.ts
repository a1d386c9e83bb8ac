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
  /** The lender partners that the person agreed to be contacted by. */
  readonly partners: readonly string[];
  /** What they opted out of since. */
  readonly optedOut: readonly OptOutScope[];
}

export async function findReferral(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  lead: Lead,
): Promise<Referral> {
  const record = await findConsent(database, lead.reference);
  return {
    partners: (record && readConsent(record))?.partners ?? [],
    optedOut: await findLeadOptOut(database.db, keys, lead),
  };
}
