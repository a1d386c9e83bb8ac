import type { PageLink } from "../landings/landing-page.ts";

/** The page around the ten sections in long-form/, which are ordered by file name. */
export const longFormGuide = {
  path: "/dscr-loan-long-form",
  title: "The Long DSCR Loan Guide, in Ten Sections",
  metaDescription:
    "A full guide to DSCR loans for rental investors: the ratio, qualifying, rates, the application, property types, lenders, scaling, tax, risk and outlook.",
  heading: "The Long DSCR Loan Guide",
  summary: `Ten sections, from the basic ratio to the annual review of a portfolio. This site's calculators compute every worked example. All figures are illustrative samples.`,
  reviewed: "2026-11-01",
  related: [
    { path: "/dscr-calculator", label: "DSCR calculator and scenarios" },
    { path: "/dscr-loan-requirements", label: "Loan requirements as a checklist" },
    { path: "/dscr-loan-rates", label: "Rates and the rate estimator" },
    { path: "/lender-partners", label: "Lender directory" },
  ],
} as const;

/** How each article ends: where its subject goes on. */
export const articleEndings: Readonly<Record<string, CallToRead>> = {
  "/dscr-vs-traditional-mortgages": {
    text: "Which loan would your house carry?",
    label: "Analyze a Deal",
    path: "/deal-analyzer",
  },
  "/forty-years-of-house-prices": {
    text: "How would your house have done?",
    label: "Project Your Hold",
    path: "/hold-projection",
  },
  "/pros-and-cons-dscr-loans": {
    text: "Is it worth it on your property?",
    label: "Calculate Your DSCR",
    path: "/dscr-calculator",
  },
  [longFormGuide.path]: {
    text: "Would a lender say yes to your property?",
    label: "Analyze a Deal",
    path: "/deal-analyzer",
  },
};

interface CallToRead extends PageLink {
  readonly text: string;
}

/** Links at the end of each Markdown article. */
export const relatedPages: Readonly<Record<string, readonly PageLink[]>> = {
  "/dscr-vs-traditional-mortgages": [
    { path: "/investment-property-loans", label: "Four rental loans compared" },
    { path: "/dscr-loan-pros-and-cons", label: "Pros and cons at a glance" },
    { path: "/cash-flow-calculator", label: "Cash flow calculator" },
    { path: "/dscr-loans/no-income-verification", label: "No income verification" },
  ],
  "/forty-years-of-house-prices": [
    { path: "/hold-projection", label: "Every hold since 1985, with your deal" },
    { path: "/data", label: "Prices of all states and areas, CSV" },
    { path: "/states", label: "State guides, with what prices did" },
    { path: "/formulas", label: "How holds on record are computed" },
  ],
  "/pros-and-cons-dscr-loans": [
    { path: "/dscr-loan-pros-and-cons", label: "The 12 points with ratings" },
    { path: "/dscr-vs-traditional-mortgages", label: "DSCR and traditional mortgages" },
    { path: "/dscr-loan-rates", label: "What moves a DSCR rate" },
    { path: "/dscr-loan-long-form", label: "The long DSCR guide" },
  ],
};
