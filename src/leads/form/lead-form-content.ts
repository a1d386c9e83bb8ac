import type { LeadMessageContent } from "../../../content/lead-form.ts";

/** Everything the form shows besides its fields. It comes from the server, because the wording is content. */
export interface LeadFormContent {
  /** Each line is a paragraph. `sha256` is the hash of this text and is sent with the lead. */
  readonly consent: { readonly text: string; readonly version: string; readonly sha256: string };
  readonly notALender: string;
  readonly phone: string;
  /** What happens after the form is sent. */
  readonly nextSteps: readonly string[];
  readonly message: LeadMessageContent;
}

/**
 * Checks for an own property: the source comes from the URL and may be a name that every object has, such as
 * `constructor`.
 */
export function messageLabel({ label, labelsBySource }: LeadMessageContent, source: string): string {
  return (Object.hasOwn(labelsBySource, source) && labelsBySource[source]) || label;
}
