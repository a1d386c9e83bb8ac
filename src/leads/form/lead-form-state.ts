import type { FieldErrors } from "../lead.ts";
import type { LeadFormContent } from "./lead-form-content.ts";
import type { RefusedPost } from "./lead-form-values.ts";

/** A lead that was accepted: what the visitor gets to keep. */
export interface SentLead {
  /** Empty if the answer had none. */
  readonly reference: string;
  readonly receipt: string;
}

export interface LeadFormState {
  readonly content: LeadFormContent;
  /** How many times the content was replaced. */
  readonly consentRevision: number;
  readonly errors: FieldErrors;
  /** Why the whole form was not accepted. */
  readonly failure: string | undefined;
  readonly isSending: boolean;
  /** Unknown until scripts run, and without them: then the browser asks for it. */
  readonly hasConsent: boolean | undefined;
  readonly sent: SentLead | undefined;
}

export type LeadFormEvent =
  /** Scripts run; the visitor may have ticked the box before. */
  | { readonly type: "hydrated" | "consent"; readonly hasConsent: boolean }
  | { readonly type: "send" }
  | { readonly type: "accepted"; readonly sent: SentLead }
  | { readonly type: "refused"; readonly errors: FieldErrors; readonly failure: string | undefined }
  /**
   * The server does not offer what was agreed to. Mostly the text has changed since this page was loaded; while one
   * server process takes over from another it may even read the same.
   */
  | { readonly type: "reworded"; readonly content: LeadFormContent };

export function startLeadForm(content: LeadFormContent, refused: RefusedPost | undefined): LeadFormState {
  return {
    content,
    consentRevision: 0,
    errors: refused?.errors ?? {},
    failure: refused?.message,
    isSending: false,
    hasConsent: undefined,
    sent: undefined,
  };
}

export function updateLeadForm(state: LeadFormState, event: LeadFormEvent): LeadFormState {
  switch (event.type) {
    case "hydrated":
    case "consent":
      return { ...state, hasConsent: event.hasConsent };
    case "send":
      return { ...state, errors: {}, failure: undefined, isSending: true };
    case "accepted":
      return { ...state, isSending: false, hasConsent: false, sent: event.sent };
    case "refused":
      return { ...state, isSending: false, errors: event.errors, failure: event.failure };
    case "reworded":
      return {
        ...state,
        hasConsent: false,
        content: event.content,
        consentRevision: state.consentRevision + 1,
      };
  }
}
