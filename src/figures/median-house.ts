import type { Pitia } from "../dscr/lender-ratio.ts";
import { marketRatio, paymentAt, pitiaAt } from "../dscr/market-payment.ts";

/** A house that rents and sells for published figures. */
export interface PublishedHouse {
  /** Dollars a month. */
  readonly rent: number;
  /** Dollars. */
  readonly value: number;
  /** Yearly percent of the value. */
  readonly taxPercent: number;
  readonly insurancePercent: number;
}

export interface LoanTerms {
  readonly downPaymentPercent: number;
  readonly ratePercent: number;
  readonly termYears: number;
}

export function paymentOn(house: PublishedHouse, loan: LoanTerms): Pitia {
  return pitiaAt(house.value, basisOf(house, loan));
}

/** The lender's ratio: rent over the full payment. */
export function ratioOn(house: PublishedHouse, loan: LoanTerms): number {
  return marketRatio(house.rent, house.value, basisOf(house, loan));
}

/** The highest price, in whole hundreds of dollars, whose full payment the rent covers. */
export function carriedPrice(house: PublishedHouse, loan: LoanTerms): number {
  const basis = basisOf(house, loan);
  const perDollar = paymentAt(MILLION, basis) / MILLION;
  const guess = Math.floor(house.rent / perDollar / 100) * 100;
  // Each part of the payment is in whole cents, so the guess can be one step off.
  return [guess + 100, guess].find((price) => paymentAt(price, basis) <= house.rent) ?? guess - 100;
}

/** A month's rent in percent of the price at which rent and payment are equal. */
export function carryingRentPercent(house: PublishedHouse, loan: LoanTerms): number {
  return (paymentAt(MILLION, basisOf(house, loan)) / MILLION) * 100;
}

const MILLION = 1_000_000;

function basisOf({ taxPercent, insurancePercent }: PublishedHouse, loan: LoanTerms) {
  return { ...loan, propertyTaxPercent: taxPercent, insurancePercent };
}
