import { findConsent } from "../consent/consent-store.server.ts";
import { readConsent } from "../delivery/lead-delivery.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import { writeConsentReceipt } from "./consent-receipt.ts";

/** The receipt of a stored lead. Undefined once the lead is deleted. */
export async function writeStoredReceipt(
  database: LeadDatabase,
  reference: string,
): Promise<string | undefined> {
  const lead = await findLead(database, { reference });
  const record = await findConsent(database, reference);
  const consent = record && readConsent(record);
  if (lead === undefined || consent === undefined) return undefined;
  return writeConsentReceipt({
    reference,
    sentAt: lead.createdAt,
    values: {
      name: lead.name,
      email: lead.email,
      phone: lead.phoneTyped,
      state: lead.state ?? "",
      loanPurpose: lead.loanPurpose ?? "",
      message: lead.message ?? "",
      dealSummary: lead.dealSummary ?? "",
    },
    consent: { text: consent.text, version: consent.textVersion, sha256: consent.textSha256 },
  });
}
