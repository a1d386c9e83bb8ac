import { choice, claim, number } from "../../fields/field-kinds.ts";

/** Who borrows. */
export const BORROWER_FIELDS = {
  creditScore: number("Credit score", "score", 720, { min: 300, max: 850 }, 10),
  isNewInvestor: claim("Experience", "new", false, { yes: "First rental", no: "Has owned a rental" }),
  /** The next three count only if this is true. */
  hasBorrowerChecks: claim("Who borrows, and where", "checks", false, {
    yes: "Something special",
    no: "Nothing special",
  }),
  residency: choice("Borrower", "who", "resident", [
    ["resident", "US citizen or resident with an SSN"],
    ["itin", "Resident with an ITIN"],
    ["foreign-national", "Foreign national"],
  ]),
  isCompany: claim("Title taken by", "llc", false, { yes: "A company (LLC)", no: "A person" }),
  isRural: claim("Location", "rural", false, { yes: "Rural", no: "City or suburb" }),
} as const;
