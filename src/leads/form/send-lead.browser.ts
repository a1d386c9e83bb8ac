import { loadJson, problemOf, request } from "../../api/request.browser.ts";
import { type FieldErrors, FORM_FIELDS } from "../lead.ts";
import { cleanMessage, findMessageError } from "../lead-message.ts";
import { writeConsentReceipt } from "../receipt/consent-receipt.ts";
import { CAMPAIGN_LABELS } from "../records/lead-record.ts";
import type { LeadFormContent } from "./lead-form-content.ts";
import type { SentLead } from "./lead-form-state.ts";

export type SendOutcome =
  | { readonly sent: SentLead }
  /** Empty when the reason is none of the fields. */
  | { readonly errors: FieldErrors; readonly wasSent: boolean };

/** One form on one page, from its opening to its sending. */
export interface LeadSession {
  send(entries: Entries, consent: LeadFormContent["consent"]): Promise<SendOutcome>;
}

type Entries = Readonly<Record<string, string>>;

/** Started when somebody begins to fill in the form; the server notes the moment. */
export function startLeadSession(formToken: string | undefined): LeadSession {
  // The lead is worth more than knowing how long the form was open.
  const token =
    formToken === undefined
      ? openLeadForm().then(
          (opened) => opened.formToken,
          () => "",
        )
      : Promise.resolve(formToken);
  let attempt = { content: "", key: "" };
  return {
    async send(entries, consent) {
      const tooLong = findMessageError(entries.message ?? "");
      if (tooLong !== undefined) return { errors: { message: tooLong }, wasSent: false };
      const content = JSON.stringify(entries);
      // The key stays the same for as long as the content does, so that a retry is not a second lead.
      if (content !== attempt.content) attempt = { content, key: makeKey() };
      // A form that came back from a post knows better than its page where it was first shown.
      const lead = { ...describeVisit(), ...entries, tcpaConsent: true, formToken: await token };
      const answer = await sendLead(lead, attempt.key);
      if ("errors" in answer) return { ...answer, wasSent: true };
      attempt = { content: "", key: "" };
      const { reference } = answer;
      return { sent: { reference, receipt: writeReceipt(reference, entries, consent) } };
    },
  };
}

function writeReceipt(reference: string, entries: Entries, consent: LeadFormContent["consent"]): string {
  const { name = "", email = "", phone = "", state = "", loanPurpose = "", dealSummary = "" } = entries;
  const message = cleanMessage(entries.message ?? "");
  const values = { name, email, phone, state, loanPurpose, message, dealSummary };
  return writeConsentReceipt({ reference, sentAt: Date.now(), values, consent });
}

type Answer = { readonly reference: string } | { readonly errors: FieldErrors };

async function sendLead(lead: object, key: string): Promise<Answer> {
  try {
    const response = await request("POST", "/api/leads", {
      body: lead,
      headers: { "Idempotency-Key": key },
    });
    const answer: unknown = await response.json();
    if (!hasMembers(answer, "success") || answer.success !== true) return { errors: {} };
    return { reference: hasMembers(answer, "reference") ? String(answer.reference) : "" };
  } catch (error) {
    return { errors: readErrors(error) };
  }
}

/** `{"errors":{"email":"..."}}`: what the server says about single fields. */
function readErrors(error: unknown): FieldErrors {
  const problem = problemOf(error);
  const told = hasMembers(problem, "errors") ? problem.errors : undefined;
  return Object.fromEntries(
    FORM_FIELDS.flatMap((field) => (hasMembers(told, field) ? [[field, String(told[field])]] : [])),
  );
}

export interface OpenedForm {
  readonly form: LeadFormContent;
  readonly formToken: string;
}

/** Tells the server that somebody begins to fill in the form, and brings its current words. */
export async function openLeadForm(): Promise<OpenedForm> {
  const answer = await loadJson(["/api/lead-form"]);
  if (!isOpenedForm(answer)) throw new Error("The server sent no lead form");
  return answer;
}

function isOpenedForm(answer: unknown): answer is OpenedForm {
  // While a deploy runs, a server of the version before may answer, whose form has no message.
  return hasMembers(answer, "form", "formToken") && hasMembers(answer.form, "message");
}

/** Where the visitor is, and where they came from: the page's own address may have lost the campaign meanwhile. */
function describeVisit(): Readonly<Record<string, string>> {
  const [landing] = performance.getEntriesByType("navigation");
  const { searchParams } = new URL(landing?.name ?? location.href);
  const campaign = CAMPAIGN_LABELS.flatMap((label) => {
    const value = searchParams.get(label);
    return value ? [[label, value]] : [];
  });
  return { page: location.pathname, referrer: document.referrer, ...Object.fromEntries(campaign) };
}

/** Not crypto.randomUUID: browsers keep that from pages without https. */
function makeKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

function hasMembers<Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && keys.every((key) => key in value);
}
