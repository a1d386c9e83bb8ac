import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { TEST_RATES } from "../../../dscr/test-rate-table.ts";
import { type Deal, downPaymentOf, withDownPayment } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { rentInputOf } from "../rent/rent-input.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { estimateDealRate } from "./deal-rate.ts";
import { findRateCliffs } from "./rate-cliffs.ts";

const deals = arbitraryDeals(fc);
const cliffsOf = (changes: Partial<Deal>) => findRateCliffs({ ...EXAMPLE_DEAL, ...changes }, TEST_RATES);
const sentencesOf = (changes: Partial<Deal>) => cliffsOf(changes).map(({ sentence }) => sentence);

test("the example deal crosses 1.25 with more down or more rent", () => {
  expect(sentencesOf({})).toEqual([
    "Put $14,569 more down and you cross 1.25: 0.25% less.",
    "Raise the rent by $122 a month and you cross 1.25: 0.25% less.",
  ]);
});

test("at 80% the LTV band comes first", () => {
  expect(sentencesOf({ downPaymentPercent: 20 })[0]).toBe(
    "Put $15,000 more down and you reach 75% LTV: 0.25% less.",
  );
});

test("an LTV band that lifts the ratio over its edge is one step", () => {
  const cliffs = cliffsOf({ downPaymentPercent: 20, leaseRent: 2660 });
  const [first] = cliffs;
  expect(first?.sentence).toMatch(/^Put \$15,000 more down and you cross 1.25 and reach 75% LTV: 0.50% less/);
  expect(cliffs.filter(({ id }) => id.startsWith("down-payment"))).toHaveLength(1);
});

test("of two steps with more down the nearer comes first", () => {
  expect(
    cliffsOf({ downPaymentPercent: 22, leaseRent: 2700 }).map(({ id, dollars }) => [id, dollars]),
  ).toEqual([
    ["down-payment-ratio", 5320],
    ["down-payment-ltv", 9000],
    ["rent", 46],
  ]);
});

test("a score short of a band says by how many points", () => {
  const credit = cliffsOf({ creditScore: 699 }).find(({ id }) => id === "credit");
  expect(credit?.sentence).toMatch(/^Raise your credit score by 1 point and you reach 700/);
  expect(credit?.dollars).toBeUndefined();
});

test("a refinance borrows less, and nights are booked", () => {
  expect(sentencesOf({ purpose: "rate-term" })[0]).toMatch(/^Borrow \$14,569 less and you cross/);
  expect(sentencesOf({ use: "short-term", shortTermGross: 40_000 }).join()).toMatch(/Raise bookings by/);
});

test.each<[string, Partial<Deal>]>([
  ["nothing is left to gain", { leaseRent: 3200 }],
  ["there is no estimate", { leaseRent: 1500 }],
  ["there is no property", { price: 0, leaseRent: 0 }],
  ["there is no loan", { downPaymentPercent: 100, leaseRent: 700, creditScore: 699 }],
])("there is no cliff where %s", (_, changes) => {
  expect(cliffsOf(changes)).toEqual([]);
});

test("a cliff lowers the estimate by what it says", () => {
  forAll(cases(50), [deals], (deal) => {
    const now = estimateDealRate(deal, TEST_RATES).rate ?? 0;
    for (const cliff of findRateCliffs(deal, TEST_RATES)) {
      expect(estimateDealRate(cliff.deal, TEST_RATES).rate).toBe(cliff.rate);
      expect(now - cliff.rate).toBe(cliff.rateCut);
      expect(cliff.rateCut).toBeGreaterThan(0);
    }
  });
});

test("a dollar less stays on this side of the edge", () => {
  const [down, rent] = cliffsOf({});
  const input = rentInputOf(EXAMPLE_DEAL);
  const shortOfDown = withDownPayment(EXAMPLE_DEAL, downPaymentOf(EXAMPLE_DEAL) + (down?.dollars ?? 0) - 1);
  const shortOfRent = input.moveTo(input.rent + (rent?.dollars ?? 0) - 1);
  expect([shortOfDown, shortOfRent].map((deal) => estimateDealRate(deal, TEST_RATES).rate)).toEqual([
    7.25, 7.25,
  ]);
});
