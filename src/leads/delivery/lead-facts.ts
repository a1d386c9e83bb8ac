import { LOAN_PURPOSES } from "../lead.ts";
import type { Lead } from "../records/lead-record.ts";

export interface LeadFact {
  readonly label: string;
  readonly value: string;
}

export const NAME_LABEL = "Full Name";
export const EMAIL_LABEL = "Email";
export const PHONE_LABEL = "Phone Number";

/** The person's answers, with the form's labels. */
export function listSubmittedFields(lead: Lead): readonly LeadFact[] {
  const purpose = LOAN_PURPOSES.find(({ value }) => value === lead.loanPurpose)?.label;
  return [
    { label: NAME_LABEL, value: lead.name },
    { label: EMAIL_LABEL, value: lead.email || "not given" },
    { label: PHONE_LABEL, value: lead.phoneTyped || "not given" },
    { label: "State", value: lead.state ?? "not given" },
    { label: "Loan Purpose", value: purpose ?? "not given" },
  ];
}

/** `2026-11-03 14:05 UTC` */
export function formatUtcTime(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
