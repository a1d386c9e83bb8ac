import { describeOptOut, forbidsSharing } from "../../src/leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { findReferral } from "../../src/leads/status/referral.server.ts";
import { OperatorFailure, type SiteDatabase } from "../context.ts";

/** Returns the partner's name as in the consent. Fails for a partner outside the consent, or after an opt-out. */
export async function readPartner(
  database: SiteDatabase,
  keys: PrivacyKeys,
  lead: Lead,
  typed: string | undefined,
): Promise<string> {
  const { partners, optedOut } = await findReferral(database, keys, lead);
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
  if (forbidsSharing(optedOut)) {
    throw new OperatorFailure(
      `This person ${describeOptOut(optedOut)}, so they must not be passed on. ` +
        `See: npm run operator -- leads show ${lead.reference}\n` +
        `If they told you that they agree again: npm run operator -- privacy opt-in ${lead.reference}`,
    );
  }
  return partner;
}
