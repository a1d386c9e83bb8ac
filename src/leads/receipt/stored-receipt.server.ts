import { z } from "zod";
import { findConsent } from "../consent/consent-store.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import { writeConsentReceipt } from "./consent-receipt.ts";

const agreedText = z.object({ text: z.string(), textVersion: z.string(), textSha256: z.string() });

/** The receipt of a stored lead. Undefined once the lead is deleted. */
export async function writeStoredReceipt(
  database: LeadDatabase,
  reference: string,
): Promise<string | undefined> {
  const lead = await findLead(database, { reference });
  const record = await findConsent(database, reference);
  if (lead === undefined || record === undefined || record.content === null) return undefined;
  const { text, textVersion: version, textSha256: sha256 } = agreedText.parse(JSON.parse(record.content));
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
    consent: { text, version, sha256 },
  });
}
