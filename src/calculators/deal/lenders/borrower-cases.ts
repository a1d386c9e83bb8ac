import type { Deal } from "../deal.ts";

/** What about borrower or place makes many lenders ask for more. */
export type BorrowerCase = "company" | "itin" | "foreign-national" | "first-rental" | "rural";

/** The heading of each case, and how a list of unstated rules calls it. */
export const BORROWER_CASES = {
  company: { name: "A company borrows", rule: "Loans to a company", yours: "an LLC or the like" },
  itin: { name: "Borrower with an ITIN", rule: "Borrowers with an ITIN", yours: "no Social Security number" },
  "foreign-national": { name: "Foreign national", rule: "Foreign nationals", yours: "lives abroad" },
  "first-rental": { name: "First rental", rule: "First-time investors", yours: "First rental" },
  rural: { name: "Rural property", rule: "Rural property", yours: "rural" },
} as const satisfies Record<BorrowerCase, { name: string; rule: string; yours: string }>;

/** In the order in which a lender would ask. Empty for a deal that needs none of it. */
export function borrowerCasesOf(
  deal: Pick<Deal, "hasBorrowerChecks" | "residency" | "isCompany" | "isRural" | "isNewInvestor">,
): readonly BorrowerCase[] {
  const { hasBorrowerChecks, residency, isCompany, isRural, isNewInvestor } = deal;
  return [
    ...(hasBorrowerChecks && isCompany ? (["company"] as const) : []),
    ...(hasBorrowerChecks && residency !== "resident" ? [residency] : []),
    ...(isNewInvestor ? (["first-rental"] as const) : []),
    ...(hasBorrowerChecks && isRural ? (["rural"] as const) : []),
  ];
}
