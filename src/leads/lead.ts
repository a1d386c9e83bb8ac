import type { State } from "../office/states.ts";

/** The lead form's fields (spec, sections 2 and 3), and the wording that browser and server share. */

export const LOAN_PURPOSES = [
  { value: "purchase", label: "Purchase Investment Property" },
  { value: "refinance", label: "Refinance Existing Loan" },
  { value: "cashout", label: "Cash-Out Refinance" },
  { value: "portfolio", label: "Portfolio/Multiple Properties" },
  { value: "other", label: "Other" },
] as const;

export type LoanPurpose = (typeof LOAN_PURPOSES)[number]["value"];

export interface LeadFields {
  readonly name: string;
  /** Empty only if the operator entered a lead of which just the number is known. */
  readonly email: string;
  /** In E.164, for dialing. Empty only if the operator entered a lead of which just the address is known. */
  readonly phone: string;
  /** As the visitor typed it, with an extension if there was one. */
  readonly phoneTyped: string;
  readonly state: State | null;
  readonly loanPurpose: LoanPurpose | null;
  /** Which control the lead came from: `homepage`, `contact`, `lender-kiavi`. */
  readonly source: string;
  /** Lines of text about the deal, which the visitor saw and chose to attach. */
  readonly dealSummary: string | null;
  /** The visitor's own message, which may have several lines. Not part of the consent. */
  readonly message: string | null;
}

/** In the form's order: the focus goes to the first invalid field. */
export const FORM_FIELDS = [
  "name",
  "email",
  "phone",
  "state",
  "otherState",
  "loanPurpose",
  "message",
  "dealSummary",
  "tcpaConsent",
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export type FieldErrors = Readonly<Partial<Record<FormField, string>>>;

/** Messages beside empty or invalid fields, used by the browser and the server. */
export const FIELD_ERRORS = {
  name: "Please enter your full name.",
  email: "Please enter your email address, like name@example.com.",
  phone: "Please enter a phone number with its area code, like (512) 555-0100.",
  state: "Please choose one of the states, or none.",
  otherState:
    "We do not serve this state. Please choose another one or none, or tick the box for a call about property in another state.",
  loanPurpose: "Please choose one of the purposes, or none.",
  message: "Please write at most 500 characters.",
  dealSummary: "Please leave the deal out, or send at most 2,000 characters of plain text.",
  tcpaConsent: "Please agree to the contact terms to continue.",
} as const satisfies Required<FieldErrors>;

/** Longer than any real value. */
export const MAX_LENGTHS = {
  name: 100,
  email: 254,
  phone: 40,
  source: 60,
  message: 500,
  dealSummary: 2000,
} as const;

export const DEFAULT_SOURCE = "site";

/** Returns a lowercase slug; undefined for anything else, such as a `?source=` that somebody made up. */
export function parseSource(text: string | null | undefined): string | undefined {
  const isSlug = text != null && text.length <= MAX_LENGTHS.source && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
  return isSlug ? text : undefined;
}
