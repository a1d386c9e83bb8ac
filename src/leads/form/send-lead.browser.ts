import { loadJson, problemOf, request } from "../../api/request.browser.ts";
import { campaignQuery } from "../../campaign/campaign.ts";
import { inTime } from "../../ui/time-limit.browser.ts";
import { type FieldErrors, FORM_FIELDS } from "../lead.ts";
import { cleanMessage, findMessageError } from "../lead-message.ts";
import { writeConsentReceipt } from "../receipt/consent-receipt.ts";
import type { LeadFormContent } from "./lead-form-content.ts";
import type { SentLead } from "./lead-form-state.ts";

export type SendOutcome =
  | { readonly sent: SentLead }
  /** `errors` is empty if no field is at fault. */
  | { readonly errors: FieldErrors; readonly wasSent: boolean };

/** One form on one page, from opening to sending. */
export interface LeadSession {
  /** Gives up at the limit. The same entries can then be sent again without becoming a second lead. */
  send(entries: Entries, consent: LeadFormContent["consent"], limit: AbortSignal): Promise<SendOutcome>;
}

/** How long a lead waits for its token, which is usually there long before. */
const TOKEN_WAIT_MS = 2_000;

type Entries = Readonly<Record<string, string>>;

/** Starts when somebody begins to fill in the form; the server records the time. */
export function startLeadSession(formToken: string | undefined): LeadSession {
  // If no token can be had, send the lead anyway: it is worth more than knowing how long the form was open.
  const token =
    formToken === undefined
      ? openLeadForm().then(
          (opened) => opened.formToken,
          () => "",
        )
      : Promise.resolve(formToken);
  let attempt = { content: "", key: "" };
  return {
    async send(entries, consent, limit) {
      const tooLong = findMessageError(entries.message ?? "");
      if (tooLong !== undefined) return { errors: { message: tooLong }, wasSent: false };
      const content = JSON.stringify(entries);
      // The key changes only with the content, so that a retry is not a second lead.
      if (content !== attempt.content) attempt = { content, key: makeKey() };
      const readyToken = await inTime(token, TOKEN_WAIT_MS).catch(() => "");
      // Entries win: a refused form that is shown again knows where it was first shown, its page does not.
      const lead = { ...describeVisit(), ...entries, tcpaConsent: true, formToken: readyToken };
      const answer = await sendLead(lead, attempt.key, limit);
      if ("errors" in answer) return { ...answer, wasSent: true };
      attempt = { content: "", key: "" };
      const { reference, statusPath } = answer;
      return { sent: { reference, statusPath, receipt: writeReceipt(reference, entries, consent) } };
    },
  };
}

function writeReceipt(reference: string, entries: Entries, consent: LeadFormContent["consent"]): string {
  const { name = "", email = "", phone = "", state = "", loanPurpose = "", dealSummary = "" } = entries;
  const message = cleanMessage(entries.message ?? "");
  const values = { name, email, phone, state, loanPurpose, message, dealSummary };
  return writeConsentReceipt({ reference, sentAt: Date.now(), values, consent });
}

type Answer = { readonly reference: string; readonly statusPath: string } | { readonly errors: FieldErrors };

async function sendLead(lead: object, key: string, limit: AbortSignal): Promise<Answer> {
  try {
    const response = await request("POST", "/api/leads", {
      body: lead,
      headers: { "Idempotency-Key": key },
      signal: limit,
    });
    const answer: unknown = await response.json();
    if (!hasMembers(answer, "success") || answer.success !== true) return { errors: {} };
    return {
      reference: hasMembers(answer, "reference") ? String(answer.reference) : "",
      statusPath: hasMembers(answer, "statusPath") ? String(answer.statusPath) : "",
    };
  } catch (error) {
    return { errors: readErrors(error) };
  }
}

/** Field errors from the server: `{"errors":{"email":"..."}}`. */
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

/** Tells the server that somebody begins to fill in the form, and fetches its current text. */
export async function openLeadForm(limit?: AbortSignal): Promise<OpenedForm> {
  const answer = await loadJson(["/api/lead-form"], limit && { signal: limit });
  if (!isOpenedForm(answer)) throw new Error("The server sent no lead form");
  return answer;
}

function isOpenedForm(answer: unknown): answer is OpenedForm {
  // During a deploy the previous version may respond, and its form has no message.
  return hasMembers(answer, "form", "formToken") && hasMembers(answer.form, "message");
}

/** Where the visitor is and came from. Links have carried the campaign here. */
function describeVisit(): Readonly<Record<string, string>> {
  const campaign = new URLSearchParams(campaignQuery(location.search));
  return { page: location.pathname, referrer: document.referrer, ...Object.fromEntries(campaign) };
}

/** Not crypto.randomUUID: browsers offer it only on https pages. */
function makeKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

function hasMembers<Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && keys.every((key) => key in value);
}
