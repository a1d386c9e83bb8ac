import type { LandlordTax } from "../../content/figures/landlord-tax.ts";
import { bandOf, formatRatio } from "../dscr/dscr.ts";
import { describeTaxRange } from "../dscr/landlord-tax.ts";
import type { Pitia } from "../dscr/lender-ratio.ts";
import { marketRatio, paymentAt, pitiaAt } from "../dscr/market-payment.ts";

/** A house that rents and sells for published figures. */
export interface PublishedHouse {
  /** Dollars a month. */
  readonly rent: number;
  /** Dollars. */
  readonly value: number;
  readonly tax: LandlordTax;
  /** Yearly percent of the value. */
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

/** "1.02 to 0.98, by county and city": the ratios at both ends of what landlords pay, where these differ in verdict. */
export function ratioRange(house: PublishedHouse, loan: LoanTerms): string | undefined {
  return describeTaxRange(house.tax, (percent) => {
    const ratio = ratioOn({ ...house, tax: { ...house.tax, percent } }, loan);
    return { text: formatRatio(ratio), verdict: bandOf(ratio).level };
  });
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

function basisOf({ tax, insurancePercent }: PublishedHouse, loan: LoanTerms) {
  return { ...loan, tax, insurancePercent };
}
