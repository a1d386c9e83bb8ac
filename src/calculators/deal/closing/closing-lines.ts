import { roundToCents } from "../../../dscr/cents.ts";
import { type Deal, loanAmountOf } from "../deal.ts";

/** What is due on closing day besides down payment and points, in dollars and whole cents. */
export interface ClosingLines {
  readonly lenderFees: number;
  readonly titleFees: number;
  readonly deedTax: number;
  readonly mortgageTax: number;
  readonly other: number;
  /** The five above: spent for the purchase or the loan. */
  readonly costs: number;
  readonly interest: number;
  readonly premium: number;
  readonly taxDeposit: number;
  readonly insuranceDeposit: number;
  /** The four above: bills of later months, paid on closing day. */
  readonly prepaid: number;
}

/** From closing day to the end of its month, both counted. */
export function interestDaysOf({
  closingDay,
  interestDays,
}: Pick<Deal, "closingDay" | "interestDays">): number {
  if (closingDay === "") return interestDays;
  const [year = 0, month = 0, day = 0] = closingDay.split("-").map(Number);
  // Day 0 of the next month.
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - day + 1;
}

const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

/** A refinance transfers no deed, and its house is insured already. */
export function closingLinesOf(deal: Deal): ClosingLines {
  const isPurchase = deal.purpose === "purchase";
  const loan = loanAmountOf(deal);
  const share = (amount: number, percent: number) => roundToCents((amount * percent) / 100);
  const lenderFees = roundToCents(deal.lenderFees);
  const titleFees = share(deal.price, deal.titleFeePercent);
  const deedTax = isPurchase ? share(deal.price, deal.deedTaxPercent) : 0;
  const mortgageTax = share(loan, deal.mortgageTaxPercent);
  const other = roundToCents(deal.otherClosingCosts);
  const interest = roundToCents((loan * deal.annualRatePercent * interestDaysOf(deal)) / 100 / DAYS_A_YEAR);
  const premium = isPurchase ? roundToCents(deal.insurance * MONTHS_A_YEAR) : 0;
  const taxDeposit = roundToCents(deal.propertyTax * deal.escrowTaxMonths);
  const insuranceDeposit = roundToCents(deal.insurance * deal.escrowInsuranceMonths);
  return {
    lenderFees,
    titleFees,
    deedTax,
    mortgageTax,
    other,
    costs: roundToCents(lenderFees + titleFees + deedTax + mortgageTax + other),
    interest,
    premium,
    taxDeposit,
    insuranceDeposit,
    prepaid: roundToCents(interest + premium + taxDeposit + insuranceDeposit),
  };
}

/** Dollars: by the lines if they are listed, else by the percentage. */
export function closingCostsOf(deal: Deal): Pick<ClosingLines, "costs" | "prepaid"> {
  if (deal.hasClosingLines) return closingLinesOf(deal);
  return { costs: roundToCents((deal.price * deal.closingCostPercent) / 100), prepaid: 0 };
}

/** The lines that this deal has, in the order of a closing statement. */
export const CLOSING_LINES = [
  ["lenderFees", "Lender's fees"],
  ["titleFees", "Title and settlement"],
  ["deedTax", "Your part of the transfer tax"],
  ["mortgageTax", "Tax on the mortgage"],
  ["other", "Other closing costs"],
  ["interest", "Interest to the end of the month"],
  ["premium", "First year's insurance"],
  ["taxDeposit", "Property tax deposit"],
  ["insuranceDeposit", "Insurance deposit"],
] as const satisfies readonly (readonly [keyof ClosingLines, string])[];

export type ClosingLineId = (typeof CLOSING_LINES)[number][0];
