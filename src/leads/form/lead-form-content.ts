import type { LeadMessageContent } from "../../../content/lead-form.ts";
import type { LeadContext } from "../contact-address.ts";

/** Everything the form shows besides its fields. It comes from the server, because the wording is content. */
export interface LeadFormContent {
  /** Each line is a paragraph. `sha256` is the hash of this text and is sent with the lead. */
  readonly consent: { readonly text: string; readonly version: string; readonly sha256: string };
  readonly notALender: string;
  readonly phone: string;
  /** What happens after the form is sent. */
  readonly nextSteps: readonly string[];
  /** The same in a line, for the dialog. */
  readonly inShort: string;
  readonly message: LeadMessageContent;
  /** Null if every state is served. */
  readonly unserved: UnservedStates | null;
}

/** Where the service is not offered, what the form says there, and the box for a call all the same. */
export interface UnservedStates {
  readonly states: readonly string[];
  readonly explanation: string;
  readonly callLabel: string;
}

/**
 * Checks for an own property: the source comes from the URL and may be a name that every object has, such as
 * `constructor`.
 */
export function messageLabel({ label, labelsBySource }: LeadMessageContent, source: string): string {
  return (Object.hasOwn(labelsBySource, source) && labelsBySource[source]) || label;
}

export type FoldedField = "state" | "loanPurpose" | "message";

/** The optional fields that a dialog folds. A message that is filled in, or with a label of its own, answers what the visitor asked for. */
export function foldedFields(
  message: LeadMessageContent,
  source: string,
  context?: LeadContext,
): readonly FoldedField[] {
  return messageLabel(message, source) === message.label && context?.question === undefined
    ? ["state", "loanPurpose", "message"]
    : ["state", "loanPurpose"];
}
