import type { FieldErrors } from "../lead.ts";
import type { LeadFormContent } from "./lead-form-content.ts";
import type { RefusedPost } from "./lead-form-values.ts";

/** What the visitor keeps of an accepted lead. */
export interface SentLead {
  /** Empty if the response had none. */
  readonly reference: string;
  /** The page about the deal; empty if the response had none. */
  readonly statusPath: string;
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
  /** Undefined until scripts run. Without them, the browser itself requires the checkbox. */
  readonly hasConsent: boolean | undefined;
  readonly sent: SentLead | undefined;
}

export type LeadFormEvent =
  /** `hydrated`: scripts run now, and the visitor may already have ticked the box. */
  | { readonly type: "hydrated" | "consent"; readonly hasConsent: boolean }
  | { readonly type: "send" }
  | { readonly type: "accepted"; readonly sent: SentLead }
  | { readonly type: "refused"; readonly errors: FieldErrors; readonly failure: string | undefined }
  /**
   * The server no longer offers the text that was agreed to. Usually the text has changed since this page was loaded.
   * While one server process takes over from another, the new text may even be identical.
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
