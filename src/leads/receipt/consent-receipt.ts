import type { LeadFormContent } from "../form/lead-form-content.ts";
import type { LeadFormValues } from "../form/lead-form-values.ts";
import { LOAN_PURPOSES } from "../lead.ts";

interface AcceptedLead {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly values: LeadFormValues;
  readonly consent: LeadFormContent["consent"];
}

/** A copy for the person: what they sent, and the text they agreed to. */
export function writeConsentReceipt({ reference, sentAt, values, consent }: AcceptedLead): string {
  const purpose = LOAN_PURPOSES.find(({ value }) => value === values.loanPurpose)?.label;
  return [
    "CONSENT RECEIPT",
    "",
    `Reference number: ${reference}`,
    `Sent: ${new Date(sentAt).toISOString()}`,
    "",
    "What you sent",
    `Full name: ${values.name}`,
    `Email: ${values.email}`,
    `Phone number: ${values.phone}`,
    `State: ${values.state || "not given"}`,
    `Loan purpose: ${purpose ?? "not given"}`,
    ...(values.message ? ["", "Your message", values.message] : []),
    ...(values.dealSummary ? ["", "The deal you sent along", values.dealSummary] : []),
    "",
    `What you agreed to (version ${consent.version})`,
    consent.text,
    "",
    `SHA-256 of this text: ${consent.sha256}`,
    "",
  ].join("\n");
}
