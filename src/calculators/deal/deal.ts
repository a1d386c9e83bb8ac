import { roundToCents } from "../../dscr/cents.ts";
import { GOOD_DSCR } from "../../dscr/dscr.ts";
import { number } from "../fields/field-kinds.ts";
import { fillRows, type RowsOf, type ValuesOf } from "../fields/field-rows.ts";
import type { AdjustableField } from "./adjustable/adjustable-fields.ts";
import { BOOKINGS_FIELDS } from "./bookings/bookings-fields.ts";
import { CLOSING_FIELDS } from "./closing/closing-fields.ts";
import { BORROWER_FIELDS } from "./lenders/borrower-fields.ts";
import { LOAN_FIELDS } from "./loan-fields.ts";
import { PREPAYMENT_FIELDS } from "./prepayment/prepayment-fields.ts";
import { PROPERTY_FIELDS } from "./property-fields.ts";
import { POINTS_FIELDS } from "./rate/points-fields.ts";
import { OPERATING_COST_FIELDS } from "./rent/operating-cost-fields.ts";
import { RENT_FIELDS } from "./rent/rent-fields.ts";

export type UnitRent = ValuesOf<typeof RENT_FIELDS>;

/**
 * Every field of a deal, one row each: form, limits, links, files and print follow from it. The form's texts are in
 * content/calculators/deal-form.ts. Dollars, dollars a month, percent and years; a percentage is 25, not 0.25.
 */
export const DEAL_FIELDS = {
  ...LOAN_FIELDS,
  ...PROPERTY_FIELDS,
  ...RENT_FIELDS,
  ...BOOKINGS_FIELDS,
  ...OPERATING_COST_FIELDS,
  ...CLOSING_FIELDS,
  ...PREPAYMENT_FIELDS,
  ...POINTS_FIELDS,
  ...BORROWER_FIELDS,
  targetRatio: number("Target ratio", "target", GOOD_DSCR, { min: 0, max: 10 }, 0.05),
} as const;

export type DealFigures = ValuesOf<typeof DEAL_FIELDS>;

/** One property and one loan. */
export interface Deal extends DealFigures {
  /** One entry per unit; the deal's own rents are then ignored. Empty if the units are not listed separately. */
  readonly rentRoll: readonly UnitRent[];
}

/** What the loan amount follows from. */
export type Borrowing = Pick<Deal, "price" | "downPaymentPercent">;
/** What the payments follow from. */
export type LoanTerms = Borrowing &
  Pick<Deal, "annualRatePercent" | "termYears" | "interestOnlyYears" | AdjustableField>;
/** What the rents follow from. */
export type Rented = Pick<Deal, keyof UnitRent | "rentRoll">;

export type Purpose = Deal["purpose"];
export type PropertyUse = Deal["use"];
export type RatioBasis = Deal["basis"];
export type PrepaymentId = Deal["prepayment"];
export type ShortTermRuleId = Deal["shortTermRule" | "projectionRule"];

/** The field rows, typed so that any field can be looked up. */
export const DEAL_TABLE: RowsOf<DealFigures> = { ...DEAL_FIELDS };
export const RENT_TABLE: RowsOf<UnitRent> = { ...RENT_FIELDS };

export const INITIAL_RENT: UnitRent = fillRows(RENT_TABLE, (row) => row.initial);
export const INITIAL_DEAL: Deal = { ...fillRows(DEAL_TABLE, (row) => row.initial), rentRoll: [] };

/** The units of the rent roll, or the deal itself standing for all units. */
export function unitsOf(deal: Rented): readonly UnitRent[] {
  return deal.rentRoll.length > 0 ? deal.rentRoll : [deal];
}

/** One use, or both if some units are leased and others booked. */
export function usesOf(deal: Rented): readonly PropertyUse[] {
  return [...new Set(unitsOf(deal).map(({ use }) => use))].sort();
}

export function hasUse(deal: Rented, use: PropertyUse): boolean {
  return usesOf(deal).includes(use);
}

/** A bill of this yearly percentage of the price. */
export function estimateMonthly(price: number, yearlyPercent: number): number {
  return roundToCents((price * yearlyPercent) / 100 / 12);
}

/**
 * The same deal at another price. The down payment percentage and typed bills stay; estimated bills follow the price.
 */
export function withPrice(deal: Deal, price: number): Deal {
  const { estimatedTaxPercent, estimatedInsurancePercent } = deal;
  return {
    ...deal,
    price,
    ...(estimatedTaxPercent > 0 && { propertyTax: estimateMonthly(price, estimatedTaxPercent) }),
    ...(estimatedInsurancePercent > 0 && { insurance: estimateMonthly(price, estimatedInsurancePercent) }),
  };
}

/** The same deal with these bills, which then no longer count as estimates. */
export function withBills(deal: Deal, bills: Partial<Pick<Deal, "propertyTax" | "insurance">>): Deal {
  return {
    ...deal,
    ...bills,
    ...(bills.propertyTax !== undefined && { estimatedTaxPercent: 0 }),
    ...(bills.insurance !== undefined && { estimatedInsurancePercent: 0 }),
  };
}

/** The most units for which most lenders test rent over PITIA. */
const SMALL_PROPERTY_UNITS = 4;

export function usualBasis(units: number): RatioBasis {
  return units <= SMALL_PROPERTY_UNITS ? "pitia" : "noi";
}

/** Whole cents, so that price, loan and down payment add up. */
export function downPaymentOf({ price, downPaymentPercent }: Borrowing): number {
  return roundToCents((price * downPaymentPercent) / 100);
}

export function loanAmountOf(deal: Borrowing): number {
  return roundToCents(deal.price - downPaymentOf(deal));
}

export function hasLoan(deal: Borrowing): boolean {
  return loanAmountOf(deal) > 0;
}

/** Percent, unrounded: 80.01% exceeds a lender's 80%. */
export function loanToValueOf(deal: Borrowing): number {
  return deal.price === 0 ? 0 : (loanAmountOf(deal) / deal.price) * 100;
}

/** The same deal with this many dollars down. The percentage keeps enough digits to give the same cents back. */
export function withDownPayment(deal: Deal, dollars: number): Deal {
  return { ...deal, downPaymentPercent: deal.price === 0 ? 0 : (dollars / deal.price) * 100 };
}
