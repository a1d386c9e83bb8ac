import { roundHalfAway, roundToCents, toCents } from "../../../dscr/cents.ts";
import { ratioOf } from "../../../dscr/dscr.ts";
import { type Borrowing, type Deal, hasLoan } from "../deal.ts";
import { qualifyingRentOf } from "../rent/qualifying-rent.ts";
import { escrowOf, firstPaymentOf } from "./deal-payment.ts";
import { type UnderwrittenDeal, underwrite } from "./underwritten-deal.ts";

/**
 * Deductions that banks and agencies commonly make from the rent of 5-8 units, whatever the owner really pays. Taxes,
 * insurance, dues, repairs and utilities are deducted as typed.
 */
export const NOI_UNDERWRITING = {
  vacancyPercent: 5,
  managementPercent: 5,
  reservesPerUnitYear: 300,
} as const;

/** Numerator and denominator of the lender's ratio, in dollars a month and whole cents. */
export interface LenderFraction {
  readonly income: number;
  readonly obligation: number;
}

/** Null without a loan, or if nothing has to be covered: there is then no ratio to miss. */
export type LenderRatio = number | null;

export interface LenderView extends LenderFraction {
  /** On the first payment: interest only if the deal has interest-only years. */
  readonly ratio: LenderRatio;
  readonly amortizingRatio: LenderRatio;
  readonly interestOnlyRatio: LenderRatio;
  /** Null also if the whole loan falls due instead. */
  readonly afterInterestOnlyRatio: LenderRatio;
}

export function lenderViewOf(
  deal: Deal,
  { qualifying, escrow, payments }: UnderwrittenDeal = underwrite(deal),
): LenderView {
  const fractionOn = lenderFractions(deal, qualifying.rent, escrow);
  const ratioOn = (payment: number) => lenderRatioIn(deal, fractionOn(payment));
  return {
    ...fractionOn(payments.first),
    ratio: ratioOn(payments.first),
    amortizingRatio: ratioOn(payments.amortizing),
    interestOnlyRatio: ratioOn(payments.interestOnly),
    afterInterestOnlyRatio: payments.afterInterestOnly === null ? null : ratioOn(payments.afterInterestOnly),
  };
}

/** The ratio that decides. Every solver uses it, so that no two answers differ. */
export function lenderRatioOf(deal: Deal): LenderRatio {
  return lenderRatioIn(deal, lenderFractionOf(deal));
}

export function lenderRatioIn(deal: Borrowing, { income, obligation }: LenderFraction): LenderRatio {
  return hasLoan(deal) && obligation > 0 ? ratioOf(toCents(income), toCents(obligation)) : null;
}

/** True also if there is no ratio to miss. */
export function isRatioMet(ratio: LenderRatio, target: number): boolean {
  return ratio === null || ratio >= target;
}

export function lenderFractionOf(deal: Deal, payment: number = firstPaymentOf(deal)): LenderFraction {
  return lenderFractions(deal, qualifyingRentOf(deal).rent, escrowOf(deal))(payment);
}

type LenderTerms = Pick<Deal, "basis" | "units" | "maintenancePercent" | "utilities">;

/** The fraction on any payment of principal and interest. */
function lenderFractions(
  terms: LenderTerms,
  rent: number,
  escrow: number,
): (payment: number) => LenderFraction {
  if (terms.basis === "pitia") {
    return (payment) => ({ income: rent, obligation: roundToCents(payment + escrow) });
  }
  const income = netOperatingIncomeOf(terms, rent, escrow);
  return (payment) => ({ income, obligation: payment });
}

/**
 * Rounded once, in cents, where half a cent is exact. In dollars, binary fractions in the taxes would decide the
 * rounding.
 */
function netOperatingIncomeOf(terms: LenderTerms, rent: number, escrow: number): number {
  const { vacancyPercent, managementPercent, reservesPerUnitYear } = NOI_UNDERWRITING;
  const cents = toCents(rent);
  const allowances =
    (cents * (vacancyPercent + managementPercent + terms.maintenancePercent)) / 100 +
    (terms.units * reservesPerUnitYear * 100) / 12;
  const income = cents - allowances - toCents(escrow + terms.utilities);
  // A difference carries the floating-point error of its larger operands.
  return roundHalfAway(Number(income.toFixed(6))) / 100;
}
