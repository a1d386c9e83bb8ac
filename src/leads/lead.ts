/** What a visitor leaves with the lead form (spec, sections 2 and 3), and the words for it that both sides use. */

export const LOAN_PURPOSES = [
  { value: "purchase", label: "Purchase Investment Property" },
  { value: "refinance", label: "Refinance Existing Loan" },
  { value: "cashout", label: "Cash-Out Refinance" },
  { value: "portfolio", label: "Portfolio/Multiple Properties" },
  { value: "other", label: "Other" },
] as const;

export type LoanPurpose = (typeof LOAN_PURPOSES)[number]["value"];

/** The 50 states. The District of Columbia is not among them (spec, section 2). */
// biome-ignore format: a table
export const STATES = [
  "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY",
  "LA", "ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND",
  "OH", "OK", "OR", "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY",
] as const;

export type State = (typeof STATES)[number];

export interface LeadFields {
  readonly name: string;
  readonly email: string;
  /** E.164: what machines dial. */
  readonly phone: string;
  /** As the visitor wrote it, with an extension if there was one. */
  readonly phoneTyped: string;
  readonly state: State | null;
  readonly loanPurpose: LoanPurpose | null;
  /** Which control brought the lead: `homepage`, `contact`, `lender-kiavi`. */
  readonly source: string;
  /** Lines of text about the deal, which the visitor saw and chose to send along. */
  readonly dealSummary: string | null;
  /** What the visitor wants us to know, in lines of their own. No part of the consent. */
  readonly message: string | null;
}

/** In the order in which the form shows them: the focus goes to the first that is wrong. */
export const FORM_FIELDS = [
  "name",
  "email",
  "phone",
  "state",
  "loanPurpose",
  "message",
  "dealSummary",
  "tcpaConsent",
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export type FieldErrors = Readonly<Partial<Record<FormField, string>>>;

/** What stands beside a field that is empty or wrong, whoever noticed: the browser or the server. */
export const FIELD_ERRORS = {
  name: "Please enter your full name.",
  email: "Please enter your email address, like name@example.com.",
  phone: "Please enter a phone number with its area code, like (512) 555-0100.",
  state: "Please choose one of the states, or none.",
  loanPurpose: "Please choose one of the purposes, or none.",
  message: "Please write at most 500 characters.",
  dealSummary: "Please leave the deal out, or send at most 2,000 characters of plain text.",
  tcpaConsent: "Please agree to the contact terms to continue.",
} as const satisfies Required<FieldErrors>;

/** Longer than any honest value. */
export const MAX_LENGTHS = {
  name: 100,
  email: 254,
  phone: 40,
  source: 60,
  message: 500,
  dealSummary: 2000,
} as const;

export const DEFAULT_SOURCE = "site";

/** A lower-case slug; undefined for anything else, such as a `?source=` that somebody made up. */
export function parseSource(text: string | null | undefined): string | undefined {
  const isSlug = text != null && text.length <= MAX_LENGTHS.source && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
  return isSlug ? text : undefined;
}
