import type { DscrBasis } from "../../content/landings/market-landing.ts";
import { notePayment } from "./amortization.ts";
import { roundToCents } from "./cents.ts";
import { calculateLenderRatio, type Pitia, sumPitia } from "./lender-ratio.ts";

/** The payment on a house at this price, by component, each in whole cents. */
export function pitiaAt(price: number, basis: DscrBasis): Pitia {
  const monthlyShare = (percentPerYear: number) => roundToCents((price * percentPerYear) / 100 / 12);
  return {
    principalInterest: notePayment({
      amount: loanAt(price, basis),
      annualRatePercent: basis.ratePercent,
      termYears: basis.termYears,
    }),
    propertyTax: monthlyShare(basis.tax.percent),
    insurance: monthlyShare(basis.insurancePercent),
  };
}

/** The full monthly payment on a house at this price: the rent that would just cover it. */
export function paymentAt(price: number, basis: DscrBasis): number {
  return sumPitia(pitiaAt(price, basis));
}

export function marketRatio(rent: number, price: number, basis: DscrBasis): number {
  return calculateLenderRatio(rent, pitiaAt(price, basis));
}

/**
 * Two decimals, truncated: the pages with sample houses say that they never round up. The candidate is compared as a
 * number, so 1.15, which binary fractions cannot represent exactly, stays 1.15.
 */
export function cutRatio(ratio: number): string {
  const nearest = Math.round(ratio * 100);
  return ((nearest / 100 > ratio ? nearest - 1 : nearest) / 100).toFixed(2);
}

export function loanAt(price: number, { downPaymentPercent }: Pick<DscrBasis, "downPaymentPercent">): number {
  return roundToCents(price - roundToCents((price * downPaymentPercent) / 100));
}
