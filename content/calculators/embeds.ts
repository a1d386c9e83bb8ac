/** Texts of a calculator inside somebody else's page. */
export type EmbedContent = {
  readonly title: string;
  readonly metaDescription: string;
  readonly heading: string;
  readonly exampleNote: string;
  readonly needsScript: string;
  /** Label of the link that opens the full page with the same figures. */
  readonly openFull: string;
};

export const dscrEmbed: EmbedContent = {
  title: "DSCR Calculator to Embed",
  metaDescription:
    "Three figures and one answer, to stand on another site: does the rent cover the loan? It sets no cookie and keeps nothing.",
  heading: "DSCR Calculator",
  exampleNote: "The figures are an example. Type your own over them.",
  needsScript: "The calculator needs JavaScript. Without it, this is a worked example.",
  openFull: "Compare scenarios in the full calculator",
};

export const dealEmbed: EmbedContent = {
  title: "DSCR Deal Analyzer to Embed",
  metaDescription:
    "One rental as its lender, a simple formula and its owner count it, to stand on another site. It sets no cookie and keeps nothing.",
  heading: "DSCR Deal Analyzer",
  exampleNote: "The figures are an example. Type your own over them.",
  needsScript: "The analyzer needs JavaScript. Without it, this is a worked example.",
  openFull: "See what would have to change",
};

/** The last lines of every embed. */
export const embedCredit = {
  by: "Calculator by",
  formulas: "Every formula, with test figures",
  developers: "Put it on your page",
  note: "Figures stay in this browser. RentRatio is not a lender.",
} as const;

/** Texts of the part of a page that builds the code for an embed. */
export const snippetBuilder = {
  heading: "A calculator on your own page",
  text: "Choose one, then paste the code where it should stand. It is free, needs no account and sets no cookie.",
  tool: "Calculator",
  theme: {
    label: "Colors",
    choices: { system: "As the visitor's system", light: "Always light", dark: "Always dark" },
  },
  state: {
    label: "State",
    hint: "Starts with its estimates of taxes and insurance.",
    none: "No state",
  },
  code: "Code to paste",
  copied: { title: "Code Copied", description: "Paste it into the HTML of your page." },
  notes: [
    "The script gives the frame the height of its content. Leave it out and the frame keeps the height that the code names, and scrolls.",
    "Figures after # fill the form, as in every private link of the full page. Browsers do not send that part of an address to us.",
    "If your page has a Content-Security-Policy, it must allow this site in frame-src.",
  ],
  preview: "Preview",
} as const;

export type CreditContent = typeof embedCredit;
export type SnippetContent = typeof snippetBuilder;
