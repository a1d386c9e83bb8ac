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
