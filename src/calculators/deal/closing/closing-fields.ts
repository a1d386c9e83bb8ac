import { claim, day, money, number, percent } from "../../fields/field-kinds.ts";

/** Cash to close, and what has to stay in the bank. */
export const CLOSING_FIELDS = {
  /** Percent of the price. */
  closingCostPercent: percent("Closing costs", "closing", 2, 0.25),
  /** If true, the next nine count in place of the percentage. */
  hasClosingLines: claim("Closing costs are", "lines", false, {
    yes: "Listed line by line",
    no: "A percentage",
  }),
  /** Dollars. */
  lenderFees: number("Lender's fees", "lend", 1600, { min: 0, max: 1_000_000 }, 50),
  /** Percent of the price. */
  titleFeePercent: percent("Title and settlement", "title", 0.7, 0.05),
  /** The buyer's part, percent of the price. Counts in a purchase only. */
  deedTaxPercent: percent("Your part of the transfer tax", "deed", 0, 0.05),
  /** Percent of the loan. */
  mortgageTaxPercent: percent("Tax on the mortgage", "mortgagetax", 0, 0.05),
  otherClosingCosts: money("Other closing costs", "other"),
  /** If it is chosen, it sets the days of interest. */
  closingDay: day("Closing day", "closingday"),
  /** From closing day to the end of the month, both counted. */
  interestDays: number("Days of interest", "days", 15, { min: 0, max: 31, isWhole: true }, 1),
  escrowTaxMonths: number("Months of property tax deposited", "escrowtax", 3, { min: 0, max: 24 }, 1),
  escrowInsuranceMonths: number("Months of insurance deposited", "escrowins", 2, { min: 0, max: 24 }, 1),
  /** Percent of the loan, paid at closing. */
  points: percent("Points", "points", 1, 0.25),
  /** Months of the full payment to hold in the bank. */
  reserveMonths: number("Reserve months", "reserves", 6, { min: 0, max: 120 }, 1),
} as const;
