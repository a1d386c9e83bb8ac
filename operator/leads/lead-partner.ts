import { findConsent } from "../../src/leads/consent/consent-store.server.ts";
import { readConsent } from "../../src/leads/delivery/lead-delivery.server.ts";
import { describeOptOut, forbidsSharing } from "../../src/leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { findLeadOptOut } from "../../src/leads/privacy/suppressions.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { OperatorFailure, type SiteDatabase } from "../context.ts";

/** Returns the partner's name as in the consent. Fails for a partner outside the consent, or after an opt-out. */
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
    throw new OperatorFailure(`Name the lender of a referred lead with --partner: ${list}.`);
  }
  const partner = partners.find((name) => name.toLowerCase() === typed.trim().toLowerCase());
  if (partner === undefined) {
    throw new OperatorFailure(
      `"${typed}" is not among the partners that this person agreed to be contacted by: ${list}.`,
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
