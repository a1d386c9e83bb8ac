/**
 * The fixed index of the search dialog: exactly 13 entries (spec, sections 2 and 9). The results page searches
 * the whole site; this list does not grow with it. Entries stand above all other results, so a description has no word that
 * another page answers better, such as "rates" or "terms".
 */
export type SearchEntry = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
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
    title: "DSCR Calculator",
    description: "Divide rent after expenses by the loan payment and see which band your property falls in.",
    url: "/dscr-calculator",
    category: "Tools",
  },
  {
    title: "Scenario Planner",
    description: "Compare several versions of one deal: higher rent, lower costs or a smaller payment.",
    url: "/dscr-calculator?tab=scenarios",
    category: "Tools",
  },
  {
    title: "Cash Flow Calculator",
    description: "Monthly cash flow, cap rate, cash-on-cash return and DSCR from price, loan and rent.",
    url: "/cash-flow-calculator",
    category: "Tools",
  },
  {
    title: "DSCR Loan Requirements",
    description: "Minimum ratio, credit score, down payment, reserves and the documents to bring.",
    url: "/dscr-loan-requirements",
    category: "Education",
  },
  {
    title: "Financing for Investment Properties",
    description: "Four loan types for rentals with their pros, cons, prices and timelines.",
    url: "/investment-property-loans",
    category: "Education",
  },
  {
    title: "Lender Partners",
    description: "Compare DSCR lenders by minimum ratio, leverage, loan size, rating and closing time.",
    url: "/lender-partners",
    category: "Lenders",
  },
  {
    title: "Cash Flow Analysis",
    description:
      "Read a rental's income and costs, and see how a deal can pass the ratio and still lose money.",
    url: "/cash-flow-analysis",
    category: "Education",
  },
  {
    title: "Complete DSCR Loan Guide",
    description: "Ten sections from fundamentals and pricing to portfolio scaling, tax, risk and outlook.",
    url: "/dscr-loan-long-form",
    category: "Education",
  },
  {
    title: "DSCR vs Traditional Mortgages",
    description: "How qualification, documents, prices and property limits differ between the two loans.",
    url: "/dscr-vs-traditional-mortgages",
    category: "Education",
  },
  {
    title: "Frequently Asked Questions",
    description: "FAQ: twelve answers about ratios, credit, title, prepayment penalties and closing.",
    url: "/faq",
    category: "Education",
  },
  {
    title: "Prequalification Steps",
    description: "Four steps from the first calculation to a lender's approval, with a document checklist.",
    url: "/prequalification-steps",
    category: "Education",
  },
  {
    title: "DSCR News",
    description: "Market trends, state updates and underwriting changes for rental investors.",
    url: "/dscr-news",
    category: "News",
  },
  {
    title: "Kiavi",
    description: "Lender profile: online application, ratio floor, leverage, loan range and closing time.",
    url: "/lender-partners#kiavi",
    category: "Lenders",
  },
] as const satisfies readonly SearchEntry[];
