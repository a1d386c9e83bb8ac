/**
 * Paths that belong to the site's own routes. A content page there would never be shown, because fixed routes win. The
 * test beside this file compares the list with the route table.
 */
export const RESERVED_PATHS = [
  "deal-status",
  "dscr-calculator",
  "dscr-loan-requirements",
  "investment-property-loans",
  "cash-flow-calculator",
  "dscr-vs-traditional-mortgages",
  "forty-years-of-house-prices",
  "pros-and-cons-dscr-loans",
  "dscr-loan-long-form",
  "lender-partners",
  "dscr-news",
  "prequalification-steps",
  "faq",
  "about",
  "how-we-are-paid",
  "reliability",
  "contact",
  "disclosures",
  "terms",
  "privacy",
  "privacy-request",
  "states",
  "dscr-loan-rates",
  "dscr-loan-florida",
  "dscr-loan-texas",
  "dscr-loan-pros-and-cons",
  "austin-dscr-loans",
  "dallas-dscr-loans",
  "deal-analyzer",
  "refinance-planner",
  "compare-offers",
  "hold-projection",
  "my-deals",
  "formulas",
  "developers",
  "search",
  "lead-received",
];

/** Everything below these belongs to a route or to the server itself. */
const RESERVED_FOLDERS = [
  "data",
  "embed",
  "oembed",
  "mcp",
  "states",
  "credit-score",
  "property-types",
  "cities",
  "loan-amounts",
  "dscr-news",
  "lead-received",
  "privacy-request",
  "search",
  "api",
  "assets",
  "social",
  "downloads",
  "unsubscribe",
  "lead-status",
  "healthz",
  "readyz",
];

export function isReservedSlug(slug: string): boolean {
  return (
    RESERVED_PATHS.includes(slug) ||
    RESERVED_FOLDERS.some((folder) => slug === folder || slug.startsWith(`${folder}/`))
  );
}
