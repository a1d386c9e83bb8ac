import type { FieldErrors } from "../lead.ts";

/** The fields as text, the way a form holds them. */
export interface LeadFormValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly state: string;
  readonly loanPurpose: string;
  readonly message: string;
  /** Empty unless it is sent along. */
  readonly dealSummary: string;
}

/** A form that was sent without scripts and comes back: what is wrong, and what was entered. */
export interface RefusedPost {
  readonly message: string;
  readonly errors: FieldErrors;
  readonly values: LeadFormValues;
  /** Travels in hidden fields from here on: the form comes back on another page than the one that brought the lead. */
  readonly origin: Readonly<Record<string, string>>;
  /** The box was ticked beside a text that is still the current one. */
  readonly hasConsent: boolean;
}
