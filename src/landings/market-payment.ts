import type { DscrBasis } from "../../content/landings/market-landing.ts";
import { monthlyPayment } from "../dscr/amortization.ts";
import { calculateLenderRatio, type Pitia, sumPitia } from "../dscr/lender-ratio.ts";

/** The full monthly payment on a house at this price: the rent that would just cover it. */
export function paymentAt(price: number, basis: DscrBasis): number {
  return sumPitia(pitiaAt(price, basis));
}

export function marketRatio(rent: number, price: number, basis: DscrBasis): number {
  return calculateLenderRatio(rent, pitiaAt(price, basis));
}

function pitiaAt(price: number, basis: DscrBasis): Pitia {
  const monthlyShare = (percentPerYear: number) => (price * percentPerYear) / 100 / 12;
  return {
    principalInterest: monthlyPayment({
      amount: price * (1 - basis.downPaymentPercent / 100),
      annualRatePercent: basis.ratePercent,
      termYears: basis.termYears,
    }),
    propertyTax: monthlyShare(basis.propertyTaxPercent),
    insurance: monthlyShare(basis.insurancePercent),
  };
}
