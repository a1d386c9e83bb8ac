import { readSubmission } from "../../src/leads/intake/lead-submission.server.ts";
import type { Correction } from "../../src/leads/privacy/lead-privacy.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { OperatorFailure } from "../context.ts";

export interface CorrectionOptions {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly state?: string;
  readonly purpose?: string;
  /** An empty one removes the message. */
  readonly message?: string;
}

/** Applies the form's rules: validates the corrected lead as if the person had submitted it again. */
export function readCorrection(lead: Lead, options: CorrectionOptions): Correction {
  const { name, email, phone, state, purpose, message } = options;
  if (Object.keys(options).length === 0) {
    throw new OperatorFailure(
      "Name what to correct: --name, --email, --phone, --state, --purpose or --message.",
    );
  }
  const reading = readSubmission({
    name: name ?? lead.name,
    email: email ?? lead.email,
    phone: phone ?? lead.phone,
    state: state ?? lead.state,
    loanPurpose: purpose ?? lead.loanPurpose,
    message,
    source: lead.source,
    tcpaConsent: true,
  });
  if (!("submission" in reading)) throw new OperatorFailure(reading.message);
  const { fields } = reading.submission;
  return {
    ...(name !== undefined && { name: fields.name }),
    ...(email !== undefined && { email: fields.email }),
    ...(phone !== undefined && { phone: fields.phone, phoneTyped: fields.phoneTyped }),
    ...(state !== undefined && { state: fields.state }),
    ...(purpose !== undefined && { loanPurpose: fields.loanPurpose }),
    ...(message !== undefined && { message: fields.message }),
  };
}
