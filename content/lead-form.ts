/** Label and hint of the lead form's optional message. */
export interface LeadMessageContent {
  readonly label: string;
  readonly hint: string;
  /** Labels for calls to action that ask for something specific, keyed by the form's source. */
  readonly labelsBySource: Readonly<Record<string, string>>;
}

export const leadMessage = {
  label: "Anything we should know?",
  hint: "Up to 500 characters. Please leave out account and Social Security numbers.",
  labelsBySource: {
    contact: "Your message",
    faq: "Your question",
    austin: "Address, price and current rent",
    dallas: "Suburb, price and monthly rent",
    florida: "County, type of building and expected rent",
    texas: "City, price and rent",
    rates: "Your scenario",
    requirements: "The requirement that concerns you",
    "pros-and-cons": "The property, and how you report your income",
    "loan-options": "Purchase price, expected rent and holding period",
  },
} as const satisfies LeadMessageContent;

/** Above the fields of the dialog. */
export const leadInShort = "A person answers within one business day. It is free, and we are not a lender.";

/** The page after a form was sent without scripts. */
export const leadReceivedText = {
  title: "Request received",
  metaDescription: "Your request is stored. Keep the reference number; we reply within one business day.",
} as const;
