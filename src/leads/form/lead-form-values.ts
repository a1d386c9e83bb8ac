import type { FieldErrors } from "../lead.ts";

/** The form's fields as text. */
export interface LeadFormValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly state: string;
  readonly loanPurpose: string;
  readonly message: string;
  /** Empty unless the visitor attached it. */
  readonly dealSummary: string;
}

/** A form that was posted without scripts and refused: what is wrong, and what was entered. */
export interface RefusedPost {
  readonly message: string;
  readonly errors: FieldErrors;
  readonly values: LeadFormValues;
  /** Sent in hidden fields from now on: the refused form is shown on another page than the one it came from. */
  readonly origin: { readonly source: string; readonly page: string };
  /** The box was ticked, and the text beside it is still the current one. */
  readonly hasConsent: boolean;
  /** The box for a call about another state was ticked. */
  readonly wantsOtherState: boolean;
}
