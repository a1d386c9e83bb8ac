import fc from "fast-check";
import { expect, test } from "vitest";
import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { type Margin, marginsOf } from "../../../src/calculators/deal/safety/margin-of-safety.ts";
import { LTV_LIMITS } from "../../../src/calculators/deal/target/ltv-limit.ts";
import { type Binding, maximumsOf } from "../../../src/calculators/deal/target/maximum-loan.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { Decimal, ONE_HUNDRED, percentOf } from "../decimal.ts";
import { brokenClaim } from "../test-agreement.ts";
import { isMeasurable, MOST_DOLLARS, measurableDeals } from "../test-deals.ts";
import { borrowed, downPayment, isWithinLtv } from "./deal-loan.ts";
import { lenderFraction, meets, ratioOf, type Terms } from "./ratios.ts";
import { type Judge, judgeOf, withCounted, withPrice, withPriceSameCash, withRate } from "./what-if.ts";

test("the limits of random deals: a margin ends, and a maximum lies, where the next cent breaks something", () => {
  forAll(cases(1_000), [measurableDeals, fc.integer({ min: 50, max: 100 })], (deal, limit) => {
    const judge = judgeOf(deal);
    expect([
      ...marginsOf(deal, LTV_LIMITS[deal.purpose]).flatMap((margin) =>
        margin.id === "value" ? valueApart(deal, margin) : marginApart(deal, judge, margin),
      ),
      ...maximumsApart(deal, judge, limit),
    ]).toEqual([]);
  });
});

interface Room {
  readonly change: (deal: Deal, value: number) => Partial<Terms>;
  /** One step towards the worst value. */
  readonly worse: number;
  readonly worst: number;
  readonly best: number;
}

const bill = { worse: 0.01, worst: MOST_DOLLARS, best: 0 } as const;

const MARGINS: Readonly<Record<Exclude<Margin["id"], "value">, Room>> = {
  // A lease of 0 means no lease: the market rent would then count instead.
  rent: { change: withCounted, worse: -0.01, worst: 0.01, best: MOST_DOLLARS },
  rate: { change: withRate, worse: 0.001, worst: 100, best: 0 },
  taxes: { ...bill, change: (_, dollars) => ({ propertyTax: Decimal.of(dollars) }) },
  insurance: { ...bill, change: (_, dollars) => ({ insurance: Decimal.of(dollars) }) },
};

function marginApart(deal: Deal, judge: Judge, { id, to, isReachable, holds }: Margin): readonly string[] {
  if (id === "value") return [];
  const fraction = lenderFraction(deal);
  const isFree = ratioOf(fraction) === null;
  const { change, worse, worst, best } = MARGINS[id];
  const isMetAt = (value: number) => judge.meets(change(deal, value));
  const isEnd = isReachable
    ? isMetAt(to) && !isMetAt(Math.round((to + worse) * 1000) / 1000)
    : isFree || (holds ? isMetAt(worst) : !judge.reaches(change(deal, best)));
  return [
    ...brokenClaim(`${id} ${holds ? "holds" : "misses"}`, holds === meets(fraction, deal.targetRatio)),
    ...brokenClaim(`${id} ends at ${isReachable ? to : "nothing"}`, isEnd),
  ];
}

/** The value may fall until the loan reaches the limit. */
function valueApart(deal: Deal, { to, holds, isReachable }: Margin): readonly string[] {
  const limit = LTV_LIMITS[deal.purpose];
  const { loan } = borrowed(deal);
  const isEnough = (value: Decimal) => percentOf(value, Decimal.of(limit)).isAtLeast(loan);
  const isEnd = isEnough(Decimal.of(to)) && !isEnough(Decimal.of(to).minus(Decimal.of(0.01)));
  return [
    ...brokenClaim(`value ${holds ? "holds" : "misses"}`, holds === isWithinLtv(deal, limit)),
    ...brokenClaim(`value ends at ${isReachable ? to : "nothing"}`, isReachable ? isEnd : loan.isZero()),
  ];
}

/** Conditions that cap an amount. */
interface Limits {
  readonly isWithinLtv: (amount: number) => boolean;
  readonly isMet: (amount: number) => boolean;
}

function maximumsApart(deal: Deal, { meets: isMet }: Judge, limit: number): readonly string[] {
  const maximums = maximumsOf(deal, limit);
  const largestLoan = percentOf(Decimal.of(deal.price), Decimal.of(limit));
  const cash = downPayment(deal);
  const notLent = ONE_HUNDRED.minus(Decimal.of(limit));
  return [
    ...maximumApart("loan", maximums.maxLoan, maximums.maxLoanBinding, {
      isWithinLtv: (loan) => largestLoan.isAtLeast(Decimal.of(loan)),
      isMet: (loan) => isMet({ loan: Decimal.of(loan) }),
    }),
    ...maximumApart("price", maximums.maxPrice, maximums.maxPriceBinding, {
      isWithinLtv: () => 100 - deal.downPaymentPercent <= limit,
      isMet: (price) => isMet(withPrice(deal, price)),
    }),
    ...maximumApart("price for the same cash", maximums.maxPriceSameCash, maximums.maxPriceSameCashBinding, {
      isWithinLtv: (price) => cash.isAtLeast(percentOf(Decimal.of(price), notLent)),
      isMet: (price) => isMet(withPriceSameCash(deal, price)),
    }),
  ];
}

/** The amount meets both limits, and a cent more breaks the named one. */
function maximumApart(name: string, amount: number, binding: Binding, limits: Limits): readonly string[] {
  if (!isMeasurable(amount)) return [];
  const { isWithinLtv, isMet } = limits;
  const oneMore = Math.round(amount * 100 + 1) / 100;
  const isWithin = amount === 0 || (isWithinLtv(amount) && isMet(amount));
  const isBroken = binding === "ltv" ? !isWithinLtv(oneMore) : binding === "ratio" && !isMet(oneMore);
  return brokenClaim(`${name} up to ${amount}, by ${binding}`, isWithin && isBroken);
}
