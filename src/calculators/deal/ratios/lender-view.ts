import { roundHalfAway, roundToCents, toCents } from "../../../dscr/cents.ts";
import { ratioOf } from "../../../dscr/dscr.ts";
import type { Deal } from "../deal.ts";
import { qualifyingRentOf } from "../rent/qualifying-rent.ts";
import { escrowOf, paymentsOf } from "./deal-payment.ts";

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

export interface LenderView extends LenderFraction {
  /** On the first payment: interest only if the deal has interest-only years. */
  readonly ratio: number;
  readonly amortizingRatio: number;
  readonly interestOnlyRatio: number;
  /** Null if the whole loan falls due instead. */
  readonly afterInterestOnlyRatio: number | null;
}

export function lenderViewOf(deal: Deal): LenderView {
  const payments = paymentsOf(deal);
  const ratioAt = (payment: number) => lenderRatioAt(deal, payment);
  return {
    ...lenderFractionOf(deal, payments.first),
    ratio: ratioAt(payments.first),
    amortizingRatio: ratioAt(payments.amortizing),
    interestOnlyRatio: ratioAt(payments.interestOnly),
    afterInterestOnlyRatio: payments.afterInterestOnly === null ? null : ratioAt(payments.afterInterestOnly),
  };
}

/** The ratio that decides. Every solver uses it, so that no two answers differ. */
export function lenderRatioOf(deal: Deal): number {
  return lenderRatioAt(deal, paymentsOf(deal).first);
}

/** The ratio on a principal-and-interest payment other than the first. */
export function lenderRatioAt(deal: Deal, principalAndInterest: number): number {
  const { income, obligation } = lenderFractionOf(deal, principalAndInterest);
  return ratioOf(toCents(income), toCents(obligation));
}

export function lenderFractionOf(deal: Deal, principalAndInterest: number): LenderFraction {
  const { rent } = qualifyingRentOf(deal);
  if (deal.basis === "pitia") {
    return { income: rent, obligation: roundToCents(principalAndInterest + escrowOf(deal)) };
  }
  return { income: netOperatingIncomeOf(rent, deal), obligation: principalAndInterest };
}

/**
 * Rounded once, in cents, where half a cent is exact. In dollars, binary fractions in the taxes would decide the
 * rounding.
 */
function netOperatingIncomeOf(rent: number, deal: Deal): number {
  const { vacancyPercent, managementPercent, reservesPerUnitYear } = NOI_UNDERWRITING;
  const cents = toCents(rent);
  const allowances =
    (cents * (vacancyPercent + managementPercent + deal.maintenancePercent)) / 100 +
    (deal.units * reservesPerUnitYear * 100) / 12;
  const income = cents - allowances - toCents(escrowOf(deal) + deal.utilities);
  // A difference carries the floating-point error of its larger operands.
  return roundHalfAway(Number(income.toFixed(6))) / 100;
}
