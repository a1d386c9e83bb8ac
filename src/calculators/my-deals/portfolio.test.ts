import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { lenderViewOf } from "../deal/ratios/lender-view.ts";
import { ownerViewOf } from "../deal/ratios/owner-view.ts";
import { arbitraryDeals } from "../deal/test-deals.ts";
import { dealLineOf, sumOf } from "./portfolio.ts";

test("a line has the figures of the deal analyzer", () => {
  forAll(cases(), [arbitraryDeals(fc)], (deal) => {
    const { monthlyCashFlow, cash } = ownerViewOf(deal);
    expect(dealLineOf(deal)).toMatchObject({
      ratio: lenderViewOf(deal).ratio,
      cashFlow: monthlyCashFlow,
      cashNeeded: cash.total,
      reserves: cash.reserves,
    });
  });
});

test("deals without a loan have no ratio, alone or together", () => {
  const paid = dealLineOf({ ...EXAMPLE_DEAL, downPaymentPercent: 100 });
  expect([paid.ratio, sumOf([paid, paid]).ratio]).toEqual([null, null]);
  expect(sumOf([paid, dealLineOf(EXAMPLE_DEAL)]).ratio).toBeGreaterThan(1.17);
});

test("the ratio of all is all rent over all payments, not an average", () => {
  const small = dealLineOf(EXAMPLE_DEAL);
  const large = dealLineOf({ ...EXAMPLE_DEAL, price: 3_000_000, leaseRent: 10_000 });
  const { ratio, rent, payment, equity } = sumOf([small, large]);
  expect(ratio).toBeCloseTo((small.rent + large.rent) / payment, 12);
  expect(ratio).toBeLessThan((Number(small.ratio) + Number(large.ratio)) / 2);
  expect([rent, equity]).toEqual([12_500, 825_000]);
});

test("of no deals every sum is 0, and there is no ratio", () => {
  const { ratio, ...sums } = sumOf([]);
  expect(ratio).toBeNull();
  expect(new Set(Object.values(sums))).toEqual(new Set([0]));
});

test("the sum of one deal tested by rent over the full payment is that deal", () => {
  const line = dealLineOf(EXAMPLE_DEAL);
  expect(sumOf([line])).toEqual(line);
});
