import type { Database } from "../../../platform/database/database.ts";
import type { LeadWishes } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { findWishes } from "../privacy/suppressions.server.ts";
import type { Lead } from "./lead-record.ts";
import type { LeadTables } from "./lead-tables.server.ts";
import { countRelatedLeads } from "./related-leads.server.ts";

export interface LeadWithOptOuts extends Lead, LeadWishes {}

/** A lead as the operator sees it, with what else is known about its person beside the contact details. */
export interface ListedLead extends LeadWithOptOuts {
  /** How many other leads have the same email address or phone number. */
  readonly otherLeads: number;
}

const NO_WISHES: LeadWishes = { optedOut: [], hasAskedAgain: false };

export async function addOptOuts(
  { db }: Database<LeadTables>,
  keys: PrivacyKeys,
  leads: readonly Lead[],
): Promise<readonly LeadWithOptOuts[]> {
  const wishes = await findWishes(db, keys, leads);
  return leads.map((lead) => ({ ...lead, ...(wishes.get(lead.id) ?? NO_WISHES) }));
}

export async function addPersonDetails(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  leads: readonly Lead[],
): Promise<readonly ListedLead[]> {
  const counts = await countRelatedLeads(database, leads);
  const withOptOuts = await addOptOuts(database, keys, leads);
  return withOptOuts.map((lead) => ({ ...lead, otherLeads: counts.get(lead.id) ?? 0 }));
}
