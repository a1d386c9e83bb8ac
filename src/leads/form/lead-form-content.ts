import type { LeadMessageContent } from "../../../content/lead-form.ts";

/** What the form shows besides its fields. It comes from the server, because the words are content. */
export interface LeadFormContent {
  /** Lines are paragraphs. The hash is of this text, and goes with the lead. */
  readonly consent: { readonly text: string; readonly version: string; readonly sha256: string };
  readonly notALender: string;
  readonly phone: string;
  /** What happens after the form is sent. */
  readonly nextSteps: readonly string[];
  readonly message: LeadMessageContent;
}

/** Anybody can name a source in an address, also one that every object has, such as `constructor`. */
export function messageLabel({ label, labelsBySource }: LeadMessageContent, source: string): string {
  return (Object.hasOwn(labelsBySource, source) && labelsBySource[source]) || label;
}
