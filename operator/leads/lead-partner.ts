import { findConsent } from "../../src/leads/consent/consent-store.server.ts";
import { readConsent } from "../../src/leads/delivery/lead-delivery.server.ts";
import { describeOptOut, forbidsSharing } from "../../src/leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { findLeadOptOut } from "../../src/leads/privacy/suppressions.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { OperatorFailure, type SiteDatabase } from "../context.ts";

/** The partner as the consent names it. Nobody agreed to be contacted by others, nor after they opted out. */
export async function readPartner(
  database: SiteDatabase,
  keys: PrivacyKeys,
  lead: Lead,
  typed: string | undefined,
): Promise<string> {
  const record = await findConsent(database, lead.reference);
  const partners = (record && readConsent(record))?.partners ?? [];
  const list = partners.length > 0 ? partners.join(", ") : "none";
  if (typed === undefined) {
    throw new OperatorFailure(`A referred lead names its lender: --partner with one of ${list}.`);
  }
  const partner = partners.find((name) => name.toLowerCase() === typed.trim().toLowerCase());
  if (partner === undefined) {
    throw new OperatorFailure(
      `"${typed}" was not among the partners this person agreed to be contacted by: ${list}.`,
    );
  }
  const scopes = await findLeadOptOut(database.db, keys, lead);
  if (forbidsSharing(scopes)) {
    throw new OperatorFailure(
      `This person ${describeOptOut(scopes)}, so they must not be passed on. ` +
        `See: npm run operator -- leads show ${lead.reference}\n` +
        `If they told you that they agree again: npm run operator -- privacy opt-in ${lead.reference}`,
    );
  }
  return partner;
}
