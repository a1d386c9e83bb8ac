import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { firstPayment } from "../deal/deal-loan.ts";
import { bills } from "../deal/owner.ts";
import { qualifyingRent } from "../deal/rents.ts";
import { Decimal, lowerOf, ONE_HUNDRED, percentOf, sumOf, ZERO } from "../decimal.ts";
import { levelPayment, monthsInterest } from "../loan.ts";

/** Formulas "blanket-loan" and "release-price". */

export interface Terms {
  readonly annualRatePercent: number;
  readonly termYears: number;
  readonly interestOnlyYears: number;
  readonly ltvPercent: number;
  readonly minimumRatio: number;
  readonly releasePercent: number;
}

interface Pool {
  readonly value: Decimal;
  readonly rent: Decimal;
  readonly bills: Decimal;
}

export function poolOf(houses: readonly Deal[]): Pool {
  return {
    value: sumOf(...houses.map(({ price }) => Decimal.of(price))),
    rent: sumOf(...houses.map(qualifyingRent)),
    bills: sumOf(...houses.map(bills)),
  };
}

export function paymentOn(
  loan: Decimal,
  { annualRatePercent, termYears, interestOnlyYears }: Terms,
): Decimal {
  const ratePercent = Decimal.of(annualRatePercent);
  if (interestOnlyYears > 0) return monthsInterest(loan, ratePercent).cents();
  return levelPayment({ amount: loan, ratePercent, months: Math.round(termYears * 12) }).cents();
}

export function ratioOn(loan: Decimal, pool: Pool, terms: Terms): Decimal | null {
  const owed = paymentOn(loan, terms).plus(pool.bills);
  return loan.isZero() || owed.isZero() ? null : pool.rent.over(owed);
}

export function isWithinValue(loan: Decimal, { value }: Pool, { ltvPercent }: Terms): boolean {
  return percentOf(value, Decimal.of(ltvPercent)).isAtLeast(loan);
}

export function isCarried(loan: Decimal, pool: Pool, terms: Terms): boolean {
  if (terms.minimumRatio === 0) return true;
  const ratio = ratioOn(loan, pool, terms);
  // A payment of less than half a cent is nothing to pay, but a house without rent carries no loan either.
  if (ratio === null) return loan.isZero() || ZERO.isBelow(pool.rent);
  return ratio.isAtLeast(Decimal.of(terms.minimumRatio));
}

/** Houses that are worth nothing have equal shares. */
export function sharesOf(loan: Decimal, houses: readonly Deal[]): readonly Decimal[] {
  const { value } = poolOf(houses);
  const upTo = houses.map((_, index) => {
    const first = houses.slice(0, index + 1);
    return value.isZero()
      ? loan.times(Decimal.of(index + 1)).over(Decimal.of(houses.length))
      : loan.times(poolOf(first).value).over(value);
  });
  return upTo.map((sum, index) => sum.cents().minus((upTo[index - 1] ?? ZERO).cents()));
}

export function afterSaleOf(
  sold: number,
  share: Decimal,
  loan: Decimal,
  houses: readonly Deal[],
  terms: Terms,
) {
  const release = lowerOf(loan, percentOf(share, Decimal.of(terms.releasePercent)).cents());
  const loanLeft = loan.minus(release);
  const others = poolOf(houses.filter((_, index) => index !== sold));
  const ratio = ratioOn(loanLeft, others, terms);
  const isWithin = isWithinValue(loanLeft, others, terms);
  return {
    release,
    loanLeft,
    cash: Decimal.of(houses[sold]?.price ?? 0).minus(release),
    ratio,
    ltv: others.value.isZero() ? ZERO : loanLeft.times(ONE_HUNDRED).over(others.value),
    qualifies: isWithin && (ratio?.isAtLeast(Decimal.of(terms.minimumRatio)) ?? true),
  };
}

/** The payments of the loans that the deals have of their own. */
export function ownPayments(houses: readonly Deal[]): Decimal {
  return sumOf(...houses.map((deal) => firstPayment(deal)));
}
