/**
 * The fixed index of the search dialog: exactly 13 entries (spec, sections 2 and 9). The results page searches
 * the whole site; this list does not grow with it.
 */
export type SearchEntry = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly type: "calculator" | "page" | "lender" | "article";
  readonly category: "Tools" | "Education" | "Lenders" | "News";
};

/** Shown while the input is empty; each finds at least one entry when typed as is. */
export const popularSearches = [
  "DSCR Calculator",
  "Loan Requirements",
  "Lender Partners",
  "Cash Flow Analysis",
  "Investment Properties",
] as const;

export const searchEntries = [
  {
    id: "dscr-calculator",
    title: "DSCR Calculator",
    description: "Divide rent after expenses by the loan payment and see which band your property falls in.",
    url: "/dscr-calculator",
    type: "calculator",
    category: "Tools",
  },
  {
    id: "scenario-planner",
    title: "Scenario Planner",
    description: "Compare several versions of one deal: higher rent, lower costs or a smaller payment.",
    url: "/dscr-calculator?tab=scenarios",
    type: "calculator",
    category: "Tools",
  },
  {
    id: "cash-flow-calculator",
    title: "Cash Flow Calculator",
    description: "Monthly cash flow, cap rate, cash-on-cash return and DSCR from price, loan and rent.",
    url: "/cash-flow-calculator",
    type: "calculator",
    category: "Tools",
  },
  {
    id: "loan-requirements",
    title: "DSCR Loan Requirements",
    description: "Minimum ratio, credit score, down payment, reserves and the documents lenders ask for.",
    url: "/dscr-loan-requirements",
    type: "page",
    category: "Education",
  },
  {
    id: "investment-properties",
    title: "Financing for Investment Properties",
    description: "Four loan types for rentals with their pros, cons, rates and timelines.",
    url: "/investment-property-loans",
    type: "page",
    category: "Education",
  },
  {
    id: "lender-partners",
    title: "Lender Partners",
    description: "Compare DSCR lenders by minimum ratio, leverage, loan size, rating and closing time.",
    url: "/lender-partners",
    type: "page",
    category: "Lenders",
  },
  {
    id: "cash-flow-analysis",
    title: "Cash Flow Analysis",
    description:
      "Read a rental's income and costs, and see how a deal can pass the ratio and still lose money.",
    url: "/cash-flow-analysis",
    type: "article",
    category: "Education",
  },
  {
    id: "dscr-loan-guide",
    title: "Complete DSCR Loan Guide",
    description:
      "Ten sections from fundamentals, rates and terms to portfolio scaling, tax, risk and outlook.",
    url: "/dscr-loan-long-form",
    type: "article",
    category: "Education",
  },
  {
    id: "dscr-vs-traditional",
    title: "DSCR vs Traditional Mortgages",
    description: "How qualification, documents, rates and property limits differ between the two loans.",
    url: "/dscr-vs-traditional-mortgages",
    type: "article",
    category: "Education",
  },
  {
    id: "faq",
    title: "Frequently Asked Questions",
    description: "FAQ: twelve answers about ratios, credit, LLCs, prepayment penalties and closing.",
    url: "/faq",
    type: "page",
    category: "Education",
  },
  {
    id: "prequalification-steps",
    title: "Prequalification Steps",
    description: "Four steps from the first calculation to a lender's approval, with a document checklist.",
    url: "/prequalification-steps",
    type: "page",
    category: "Education",
  },
  {
    id: "dscr-news",
    title: "DSCR News",
    description: "Market trends, rates, state updates and underwriting changes for rental investors.",
    url: "/dscr-news",
    type: "page",
    category: "News",
  },
  {
    id: "kiavi",
    title: "Kiavi",
    description: "Lender profile: online application, ratio floor, leverage, loan range and closing time.",
    url: "/lender-partners#kiavi",
    type: "lender",
    category: "Lenders",
  },
] as const satisfies readonly SearchEntry[];
