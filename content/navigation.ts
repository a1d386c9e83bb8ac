export type NavigationLink = { readonly label: string; readonly href: string };

export type NavigationGroup = { readonly title: string; readonly links: readonly NavigationLink[] };

/** The navigation bar, in the order of the specification. */
export const mainLinks = [
  { label: "Calculator", href: "/dscr-calculator" },
  { label: "Requirements", href: "/dscr-loan-requirements" },
  { label: "Loan Options", href: "/investment-property-loans" },
  { label: "Lenders", href: "/lender-partners" },
  { label: "News", href: "/dscr-news" },
  { label: "FAQ", href: "/faq" },
  { label: "Austin TX", href: "/austin-dscr-loans" },
  { label: "Dallas TX", href: "/dallas-dscr-loans" },
] as const satisfies readonly NavigationLink[];

export type ToolLink = NavigationLink & { readonly answer: string };

/** The tools, and the question that each answers. */
export const toolLinks = [
  { label: "Deal Analyzer", href: "/deal-analyzer", answer: "would a lender say yes" },
  { label: "Cash Flow Calculator", href: "/cash-flow-calculator", answer: "what is left each month" },
  { label: "Refinance Planner", href: "/refinance-planner", answer: "how much cash comes back" },
  { label: "Compare Offers", href: "/compare-offers", answer: "which term sheet costs least" },
  { label: "Hold Projection", href: "/hold-projection", answer: "what the house earns in ten years" },
  { label: "My Deals", href: "/my-deals", answer: "the deals you kept, side by side" },
] as const satisfies readonly ToolLink[];

export const statesLink = { label: "States", href: "/states" } as const satisfies NavigationLink;

/** Shown where a page is missing. */
export const waysOn = [
  { path: "/deal-analyzer", label: "Analyze a deal", text: "Would a lender say yes, and what do you keep?" },
  { path: "/states", label: "Open the map", text: "Where the rent of a house covers its payment." },
  { path: "/faq", label: "Read the answers", text: "Twelve questions that every investor asks." },
] as const;

export const footerGroups = [
  {
    title: "Calculators",
    links: [
      { label: "DSCR Calculator", href: "/dscr-calculator" },
      { label: "Scenario Planner", href: "/dscr-calculator?tab=scenarios" },
      { label: "Deal Analyzer", href: "/deal-analyzer" },
      { label: "Refinance Planner", href: "/refinance-planner" },
      { label: "Compare Offers", href: "/compare-offers" },
      { label: "Hold Projection", href: "/hold-projection" },
      { label: "My Deals", href: "/my-deals" },
      { label: "Cash Flow Calculator", href: "/cash-flow-calculator" },
      { label: "Prequalification Steps", href: "/prequalification-steps" },
    ],
  },
  {
    title: "Learn",
    links: [
      { label: "Complete DSCR Guide", href: "/dscr-loan-long-form" },
      { label: "Loan Requirements", href: "/dscr-loan-requirements" },
      { label: "DSCR vs Traditional", href: "/dscr-vs-traditional-mortgages" },
      { label: "Pros and Cons", href: "/pros-and-cons-dscr-loans" },
      { label: "Rate Comparison", href: "/dscr-loan-rates" },
      { label: "Forty Years of Prices", href: "/forty-years-of-house-prices" },
      { label: "FAQ", href: "/faq" },
    ],
  },
  {
    title: "Markets",
    links: [
      { label: "All 50 States", href: "/states" },
      { label: "Texas", href: "/dscr-loan-texas" },
      { label: "Florida", href: "/dscr-loan-florida" },
      { label: "Austin", href: "/austin-dscr-loans" },
      { label: "Dallas", href: "/dallas-dscr-loans" },
      { label: "Housing Data", href: "/data" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", href: "/about" },
      { label: "Contact", href: "/contact" },
      { label: "Lender Partners", href: "/lender-partners" },
      { label: "How We Are Paid", href: "/how-we-are-paid" },
      { label: "News", href: "/dscr-news" },
      { label: "Privacy Request", href: "/privacy-request" },
    ],
  },
] as const satisfies readonly NavigationGroup[];

export const legalLinks = [
  { label: "Privacy Policy", href: "/privacy" },
  { label: "Terms of Service", href: "/terms" },
  { label: "NMLS Disclosures", href: "/disclosures" },
] as const satisfies readonly NavigationLink[];
