import { readEnteredSubmission, readSubmission } from "../intake/lead-submission.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { Correction } from "./lead-privacy.server.ts";

/** What is to be corrected, as typed. */
export interface CorrectedFields {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly state?: string;
  readonly purpose?: string;
  /** An empty one removes the message. */
  readonly message?: string;
}

/** Applies the form's rules: validates the corrected lead as if the person had submitted it again. */
export function readCorrection(
  lead: Lead,
  corrected: CorrectedFields,
): { readonly correction: Correction } | { readonly problem: string } {
  const { name, email, phone, state, purpose, message } = corrected;
  const read = lead.agreedChannels === null ? readSubmission : readEnteredSubmission;
  const reading = read({
    name: name ?? lead.name,
    email: email ?? lead.email,
    phone: phone ?? lead.phone,
    state: state ?? lead.state,
    loanPurpose: purpose ?? lead.loanPurpose,
    message,
    source: lead.source,
    tcpaConsent: true,
  });
  if (!("submission" in reading)) return { problem: reading.message };
  const { fields } = reading.submission;
  const correction = {
    ...(name !== undefined && { name: fields.name }),
    ...(email !== undefined && { email: fields.email }),
    ...(phone !== undefined && { phone: fields.phone, phoneTyped: fields.phoneTyped }),
    ...(state !== undefined && { state: fields.state }),
    ...(purpose !== undefined && { loanPurpose: fields.loanPurpose }),
    ...(message !== undefined && { message: fields.message }),
  };
  return { correction };
}
