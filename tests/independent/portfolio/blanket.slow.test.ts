import fc from "fast-check";
import { expect, test } from "vitest";
import { type Deal, INITIAL_DEAL } from "../../../src/calculators/deal/deal.ts";
import {
  type BlanketTerms,
  INITIAL_TERMS,
} from "../../../src/calculators/my-deals/blanket/blanket-fields.ts";
import { blanketOf } from "../../../src/calculators/my-deals/blanket/blanket-loan.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { borrowed, firstPayment } from "../deal/deal-loan.ts";
import { bills, ownerCashFlow } from "../deal/owner.ts";
import { qualifyingRent } from "../deal/rents.ts";
import { Decimal, percentOf, sumOf } from "../decimal.ts";
import { brokenClaim, differentAmount, differentRatio, differentWords } from "../test-agreement.ts";
import { deals, isMeasurable, largestAmount } from "../test-deals.ts";
import {
  afterSaleOf,
  isCarried,
  isWithinValue,
  ownPayments,
  paymentOn,
  poolOf,
  ratioOn,
  sharesOf,
} from "./blanket.ts";

const thousandths = (least: number, most: number) =>
  fc.integer({ min: least * 1000, max: most * 1000 }).map((steps) => steps / 1000);

const terms: fc.Arbitrary<BlanketTerms> = fc.record({
  annualRatePercent: fc.oneof(thousandths(0, 15), fc.constantFrom(0, 7.25, 100)),
  termYears: fc.constantFrom(30, 30, 40, 10, 7.5, 0.5),
  interestOnlyYears: fc.constantFrom(0, 0, 5, 10, 40),
  // In whole percents, as lenders state them: a limit in thousandths of a cent is none.
  ltvPercent: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(0, 65, 75, 80, 100)),
  minimumRatio: fc.constantFrom(0, 1, 1.1, 1.15, 1.2, 1.25, 10),
  releasePercent: fc.oneof(thousandths(110, 125), fc.constantFrom(110, 115, 120, 125)),
  points: thousandths(0, 5),
});

test("one loan on random houses is the largest, and each sale leaves the same", () => {
  forAll(cases(400), [fc.array(deals, { minLength: 1, maxLength: 6 }), terms], (houses, asked) => {
    expect(apart(houses, asked)).toEqual([]);
  });
});

test("a lender's published example of a partial release has the same amounts", () => {
  // Units of $42,000, $26,000 and $84,000 of the loan (c-loans.com, partial release clause).
  const houses = [42_000, 26_000, 84_000].map((price): Deal => ({ ...INITIAL_DEAL, price }));
  const released = (releasePercent: number) =>
    blanketOf(houses, { ...INITIAL_TERMS, ltvPercent: 100, minimumRatio: 0, releasePercent }).houses[0]?.sale
      .release;
  expect([released(125), released(115)]).toEqual([52_500, 48_300]);
});

function apart(houses: readonly Deal[], asked: BlanketTerms): readonly string[] {
  const found = blanketOf(houses, asked);
  const pool = poolOf(houses);
  const loan = Decimal.of(found.loan);
  const largest = Math.max(...houses.map(largestAmount)) * houses.length;
  const payment = paymentOn(loan, asked);
  const points = percentOf(loan, Decimal.of(asked.points)).cents();
  const own = ownLoansOf(houses);
  const fullPayment = payment.plus(pool.bills);
  return [
    ...differentAmount(
      {
        value: found.value,
        rent: found.rent,
        bills: found.bills,
        payment: found.payment,
        fullPayment: found.fullPayment,
        points: found.points,
        cashFlow: found.cashFlow,
        moreCash: found.moreCash,
      },
      {
        ...pool,
        payment,
        fullPayment,
        points,
        cashFlow: sumOf(...houses.map(ownerCashFlow))
          .plus(ownPayments(houses))
          .minus(payment),
        moreCash: own.loan.minus(loan).plus(points).minus(own.points),
      },
      largest,
    ),
    ...differentAmount(
      { loan: found.separate.loan, points: found.separate.points, payment: found.separate.payment },
      { ...own, payment: ownPayments(houses).plus(pool.bills) },
      largest,
    ),
    ...differentRatio({ ratio: found.ratio }, { ratio: ratioOn(loan, pool, asked) }),
    ...largestApart(found.loan, found.limitedBy, houses, asked),
    ...sharesApart(found, loan, houses, asked),
  ];
}

function ownLoansOf(houses: readonly Deal[]) {
  const loans = houses.map((deal) => borrowed(deal).loan);
  const points = houses.map((deal) => percentOf(borrowed(deal).loan, Decimal.of(deal.points)).cents());
  return { loan: sumOf(...loans), points: sumOf(...points) };
}

/** The loan meets both limits, and a cent more breaks the named one. */
function largestApart(loan: number, limitedBy: string, houses: readonly Deal[], asked: BlanketTerms) {
  if (!isMeasurable(loan)) return [];
  const pool = poolOf(houses);
  const holds = (amount: Decimal) => isWithinValue(amount, pool, asked) && isCarried(amount, pool, asked);
  const more = Decimal.of(loan).plus(Decimal.of(0.01));
  const breaks = limitedBy === "value" ? !isWithinValue(more, pool, asked) : !isCarried(more, pool, asked);
  return brokenClaim(
    `${loan} is the most by ${limitedBy}`,
    (loan === 0 || holds(Decimal.of(loan))) && breaks,
  );
}

function sharesApart(
  found: ReturnType<typeof blanketOf>,
  loan: Decimal,
  houses: readonly Deal[],
  asked: BlanketTerms,
): readonly string[] {
  const shares = sharesOf(loan, houses);
  const misses = houses.filter((deal) => {
    const owed = firstPayment(deal).plus(bills(deal));
    if (borrowed(deal).loan.isZero() || owed.isZero()) return false;
    return !qualifyingRent(deal).over(owed).isAtLeast(Decimal.of(asked.minimumRatio));
  });
  return [
    ...differentWords({ missing: found.separate.missing }, { missing: misses.length }),
    ...found.houses.flatMap(({ share, sale }, index) => {
      if (!isMeasurable(found.loan)) return [];
      const exact = afterSaleOf(index, shares[index] ?? loan, loan, houses, asked);
      const { release, cash } = sale;
      return [
        ...differentAmount(
          { share, release, cash, loanLeft: sale.loan },
          { ...exact, share: shares[index] ?? loan },
          found.loan,
        ),
        ...differentRatio({ ratio: sale.ratio, ltv: sale.ltv }, exact),
        ...differentWords({ qualifies: sale.qualifies }, { qualifies: exact.qualifies }),
      ];
    }),
  ];
}
