import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { TEST_RATES } from "../../../dscr/test-rate-table.ts";
import { type Deal, withDownPayment } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { compareStructures } from "../prepayment/exit-cost.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { estimateDealRate } from "./deal-rate.ts";

const deals = arbitraryDeals(fc);
const rateOf = (changes: Partial<Deal>) => estimateDealRate({ ...EXAMPLE_DEAL, ...changes }, TEST_RATES);

test.each<[string, Partial<Deal>, number]>([
  ["the example deal: 1.17", {}, 7.25],
  ["a ratio above 1.25", { leaseRent: 2800 }, 7],
  ["a ratio above 1.40", { leaseRent: 3200 }, 6.75],
  ["interest-only, which lifts the example over 1.25", { interestOnlyYears: 10 }, 7],
  ["20% down", { downPaymentPercent: 20 }, 7.5],
  ["15% down", { downPaymentPercent: 15 }, 7.75],
  ["a score of 699", { creditScore: 699 }, 7.75],
  ["two units", { units: 2 }, 7.5],
  ["short-term", { use: "short-term", shortTermGross: 40_000 }, 7.75],
  ["a new investor, at the upper end", { isNewInvestor: true }, 7.75],
  ["a 3-2-1 penalty", { prepayment: "3-2-1" }, 7.5],
  ["no penalty", { prepayment: "none" }, 7.75],
  ["a penalty of one's own, like 5-4-3-2-1", { prepayment: "custom", customPrepayment: [2] }, 7.25],
  ["no penalty, whose rate takes the ratio below 1.25", { leaseRent: 2700, prepayment: "none" }, 7.75],
])("%s", (_, changes, rate) => {
  expect(rateOf(changes).rate).toBe(rate);
});

test("the typed rate plays no part", () => {
  expect(rateOf({ annualRatePercent: 11 })).toEqual(rateOf({}));
});

test("every adder is named", () => {
  const { estimate } = rateOf({ downPaymentPercent: 20 });
  expect(estimate.isPriced && estimate.lines.map(({ label, adder }) => [label, adder.high])).toEqual([
    ["Credit score", 0],
    ["DSCR", 0.5],
    ["Loan to value", 0.25],
    ["Units", 0],
    ["Rental type", 0],
    ["Experience", 0],
    ["Prepayment penalty", 0],
  ]);
});

test("a penalty structure costs in the estimate what it costs in the exit table", () => {
  forAll(cases(), [deals], (deal) => {
    const adderOf = (prepayment: Deal["prepayment"]) => {
      // No loan, so that every structure has an estimate.
      const { estimate } = estimateDealRate({ ...deal, prepayment, downPaymentPercent: 100 }, TEST_RATES);
      const line = estimate.isPriced ? estimate.lines.at(-1) : undefined;
      return line?.factor === "prepayment" ? line.adder.high : Number.NaN;
    };
    // High enough that no structure's rate is cut off at 0.
    for (const { id, annualRatePercent } of compareStructures({ ...deal, annualRatePercent: 5 }, 12)) {
      expect(adderOf(id) - adderOf(deal.prepayment)).toBe(annualRatePercent - 5);
    }
  });
});

test("near an edge two rates agree with their ratios: the lower comes first, the other is named", () => {
  // At 7.00% the payment is $2,096.93, so $2,622 is 1.2504; at 7.25% it is $2,134.90, so the same rent is 1.2281.
  const { rate, ratio, hasSecondAnswer, secondRate } = rateOf({ leaseRent: 2622 });
  expect([rate, hasSecondAnswer, secondRate]).toEqual([7, true, 7.25]);
  expect(ratio).toBeCloseTo(2622 / 2096.93, 6);
  expect(rateOf({ leaseRent: 2621 })).toMatchObject({
    rate: 7.25,
    hasSecondAnswer: false,
    secondRate: null,
  });
});

test.each<[string, Partial<Deal>, readonly string[]]>([
  ["a ratio below 1.00", { leaseRent: 2000 }, ["DSCR"]],
  ["10% down", { downPaymentPercent: 10 }, ["Loan to value"]],
  ["10% down at a ratio below 1.00", { downPaymentPercent: 10, leaseRent: 2000 }, ["DSCR", "Loan to value"]],
])("%s has no sample adder, and says so", (_, changes, labels) => {
  const { rate, estimate, ratio } = rateOf(changes);
  expect(rate).toBeNull();
  expect(!estimate.isPriced && estimate.unpriced.map(({ label }) => label)).toEqual(labels);
  expect(ratio).toBe(lenderRatioOf({ ...EXAMPLE_DEAL, ...changes }));
});

test.each([287_431.17, 333_333.33, 100.02])(
  "twenty percent down is an LTV of 80 at a price of %d",
  (price) => {
    const { estimate } = rateOf({ price, downPaymentPercent: 20, leaseRent: 9000 });
    expect(estimate.isPriced && estimate.lines[2]?.option).toBe("80% (over 75%)");
  },
);

test("the rate belongs to the band of the ratio it leads to", () => {
  forAll(cases(), [deals], (deal) => {
    const { rate, ratio } = estimateDealRate(deal, TEST_RATES);
    if (rate !== null) expect(ratio).toBe(lenderRatioOf({ ...deal, annualRatePercent: rate }));
  });
});

test("more money down never raises the rate, nor loses an estimate", () => {
  const price = (cents: number) => cents / 100;
  forAll(cases(200), [deals, fc.nat(), fc.nat()], (deal, one, other) => {
    const cents = Math.round(deal.price * 100);
    const [less = 0, more = 0] = [one % (cents + 1), other % (cents + 1)].toSorted((a, b) => a - b);
    const rateWith = (down: number) =>
      estimateDealRate(withDownPayment(deal, price(down)), TEST_RATES).rate ?? Number.POSITIVE_INFINITY;
    expect(rateWith(more)).toBeLessThanOrEqual(rateWith(less));
  });
});

test("the last dollar down does not turn the best ratio into none", () => {
  expect(rateOf({ basis: "noi", units: 5, leaseRent: 9000, downPaymentPercent: 100 }).rate).toBe(7);
  // Without a loan, uncovered taxes do not affect the rate.
  expect(rateOf({ leaseRent: 500, downPaymentPercent: 100 }).rate).toBe(6.75);
});
