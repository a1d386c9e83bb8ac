/** The calls to action that a page of the operator can end with. Each opens the lead form. */
export const callsToAction = {
  quote: {
    heading: "What would your property qualify for?",
    text: "Tell us the price and the rent. We look for loan options that fit them, and asking costs you nothing.",
    label: "Get Quote",
  },
  match: {
    heading: "Find the lenders for your property",
    text: "Tell us about the property. We look for lender partners whose limits fit it; only a lender can approve a loan.",
    label: "Get Matched with Lenders",
  },
  question: {
    heading: "Something still open?",
    text: "Ask us how DSCR loans work. Whether a loan is approved is up to the lender.",
    label: "Ask a question",
  },
} as const;
