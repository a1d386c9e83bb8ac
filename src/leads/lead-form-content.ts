/** What the form shows besides its fields. It comes from the server, because the words are content. */
export interface LeadFormContent {
  /** Lines are paragraphs. The hash is of this text, and goes with the lead. */
  readonly consent: { readonly text: string; readonly version: string; readonly sha256: string };
  readonly notALender: string;
  readonly phone: string;
  /** What happens after the form is sent. */
  readonly nextSteps: readonly string[];
}
