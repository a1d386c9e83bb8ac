import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { Decimal, percentOf, TWELVE, ZERO } from "../decimal.ts";
import { downPayment } from "./deal-loan.ts";
import { type Fraction, lenderFraction, ratioOf, type Terms, termsOf } from "./ratios.ts";
import { qualifyingFrom } from "./rents.ts";

/** Formulas "path-to-target", "maximum-loan" and "margin-of-safety": the ratio after one change. */

/** Tests a deal with some of its terms changed. */
export interface Judge {
  /** Without a loan nothing is missed. With a loan too small for a payment, any income is enough; a loss is not. */
  readonly meets: (changes: Partial<Terms>) => boolean;
  /** By the ratio, which does not exist if nothing is owed. */
  readonly reaches: (changes: Partial<Terms>) => boolean;
}

export function judgeOf(deal: Deal): Judge {
  const terms = termsOf(deal);
  const target = Decimal.of(deal.targetRatio);
  const fractionWith = (changes: Partial<Terms>) => lenderFraction(deal, { ...terms, ...changes });
  const isTarget = (fraction: Fraction) => ratioOf(fraction)?.isAtLeast(target);
  return {
    meets: (changes) => {
      const fraction = fractionWith(changes);
      return isTarget(fraction) ?? (!fraction.hasLoan || ZERO.isBelow(fraction.income));
    },
    reaches: (changes) => isTarget(fractionWith(changes)) ?? false,
  };
}

/** With another value for the figure that the rent rule counts. */
export function withCounted(deal: Deal, rent: number): Partial<Terms> {
  return { rent: qualifyingFrom(deal, Decimal.of(rent)) };
}

export function withRate(_: Deal, percent: number): Partial<Terms> {
  return { ratePercent: Decimal.of(percent) };
}

export function withDown(deal: Deal, dollars: number): Partial<Terms> {
  return { loan: Decimal.of(deal.price).minus(Decimal.of(dollars)) };
}

/** The same percent down. Bills estimated from the price follow it. */
export function withPrice(deal: Deal, price: number): Partial<Terms> {
  return { ...billsAt(deal, price), loan: Decimal.of(price).minus(downPayment({ ...deal, price })) };
}

/** The same dollars down, up to the price. */
export function withPriceSameCash(deal: Deal, price: number): Partial<Terms> {
  const loan = Decimal.of(price).minus(downPayment(deal));
  return { ...billsAt(deal, price), loan: loan.isBelow(ZERO) ? ZERO : loan };
}

function billsAt(deal: Deal, price: number): Pick<Terms, "propertyTax" | "insurance"> {
  const bill = (typed: number, percent: number) =>
    percent === 0
      ? Decimal.of(typed)
      : percentOf(Decimal.of(price), Decimal.of(percent)).over(TWELVE).cents();
  return {
    propertyTax: bill(deal.propertyTax, deal.estimatedTaxPercent),
    insurance: bill(deal.insurance, deal.estimatedInsurancePercent),
  };
}

/**
 * The last of `from`, `from + 1`, ... `to` for which `holds` is true, if it is true for all before. Null if the first
 * fails.
 */
export function lastHolding(from: number, to: number, holds: (whole: number) => boolean): number | null {
  if (!holds(from)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
