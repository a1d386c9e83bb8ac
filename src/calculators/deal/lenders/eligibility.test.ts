import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { type Deal, withDownPayment } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { SAMPLE_LENDER } from "../formula-vectors/vector-builders.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { checkLender, type LenderTerms } from "./eligibility.ts";

const deals = arbitraryDeals(fc);
const check = (changes: Partial<Deal>, terms: Partial<LenderTerms> = {}) =>
  checkLender({ ...EXAMPLE_DEAL, ...changes }, { ...SAMPLE_LENDER, ...terms });
const rule = (id: string, changes: Partial<Deal>, terms: Partial<LenderTerms> = {}) =>
  check(changes, terms).rules.find((candidate) => candidate.id === id);

test("the example deal passes, with figures beside every rule", () => {
  const { verdict, rules } = check({});
  expect(verdict).toBe("passes");
  expect(rules.map(({ id, status, required, actual }) => [id, status, required, actual])).toEqual([
    ["minimum-ratio", "pass", "1.10 or more", "1.17"],
    ["maximum-ltv", "pass", "80% or less", "75%"],
    ["smallest-loan", "pass", "$150,000 or more", "$225,000"],
    ["largest-loan", "pass", "$2,500,000 or less", "$225,000"],
    ["credit-score", "not-stated", undefined, "720"],
    ["reserves", "not-stated", undefined, "6 months of payments"],
    ["prepayment", "not-stated", undefined, "5-4-3-2-1"],
  ]);
});

test.each<[string, string, Partial<Deal>, Partial<LenderTerms>, string]>([
  [
    "a low ratio",
    "minimum-ratio",
    { leaseRent: 2300 },
    {},
    "0.02 too low: $49 more rent a month, or $6,449 more down",
  ],
  ["far too low a ratio", "minimum-ratio", { leaseRent: 1000 }, {}, "0.63 too low"],
  [
    "a ratio that would need a loan this lender does not make",
    "minimum-ratio",
    { leaseRent: 2300 },
    { minLoanAmount: 220_000 },
    "0.02 too low: $49 more rent a month",
  ],
  ["a high LTV", "maximum-ltv", { downPaymentPercent: 15 }, {}, "5 points too high: $15,000 more down"],
  [
    "a high LTV in a refinance",
    "maximum-ltv",
    { purpose: "rate-term", downPaymentPercent: 19 },
    {},
    "1 point too high: a loan $3,000 smaller",
  ],
  ["a small loan", "smallest-loan", { price: 180_000 }, {}, "$15,000 too small"],
  ["a large loan", "largest-loan", { price: 4_000_000 }, {}, "$500,000 too large: $500,000 more down"],
  ["some cents, rounded up", "smallest-loan", { price: 180_000.4 }, {}, "$15,000 too small"],
])("%s", (_, id, changes, terms, missBy) => {
  expect(check(changes, terms).verdict).toBe("misses");
  expect(rule(id, changes, terms)).toMatchObject({ status: "miss", missBy });
});

test("a ratio a hair short misses, by what the reader can subtract", () => {
  // $2,134.90 a month: 1.1 times it is $2,348.39.
  expect(rule("minimum-ratio", { leaseRent: 2348.38 })).toMatchObject({
    status: "miss",
    actual: "1.09",
    missBy: "0.01 too low: $1 more rent a month, or $1 more down",
  });
  expect(rule("minimum-ratio", { leaseRent: 2390 }, { minDSCR: 1.12 })).toMatchObject({ actual: "1.11" });
  expect(rule("minimum-ratio", { leaseRent: 2348.39 })).toMatchObject({ status: "pass", actual: "1.10" });
});

test.each<[string, Partial<Deal>]>([
  ["on net operating income", { basis: "noi" }],
  ["without taxes", { propertyTax: 0, insurance: 0, associationDues: 0 }],
  ["with taxes that the rent does not cover", { leaseRent: 500 }],
])("all paid in cash %s, no ratio is missed and no loan is made", (_, changes) => {
  const paid = { ...changes, downPaymentPercent: 100 };
  expect(rule("minimum-ratio", paid)).toMatchObject({ status: "pass", actual: "no debt" });
  expect(rule("maximum-ltv", paid)).toMatchObject({ status: "pass", actual: "0%" });
  expect(rule("smallest-loan", paid)).toMatchObject({
    status: "miss",
    actual: "no loan",
    missBy: "No loan to make",
  });
  expect(rule("largest-loan", paid)).toMatchObject({ status: "pass", actual: "no loan" });
});

test("a loan without a payment misses no ratio", () => {
  const free = { basis: "noi", annualRatePercent: 0, interestOnlyYears: 10 } as const;
  expect(rule("minimum-ratio", free)).toMatchObject({ status: "pass", actual: "no payment" });
});

test.each([287_431.17, 333_333.33])(
  "twenty percent down is 80 LTV at a price of %d; a dollar less is not",
  (price) => {
    const deal = { ...EXAMPLE_DEAL, price, downPaymentPercent: 20 };
    expect(rule("maximum-ltv", deal)).toMatchObject({ status: "pass", actual: "80%" });
    const short = withDownPayment(deal, price * 0.2 - 1);
    expect(rule("maximum-ltv", short)).toMatchObject({ status: "miss", actual: "80.01%" });
  },
);

test("what the deal touches and nobody publishes is named", () => {
  const ids = check({
    units: 3,
    use: "short-term",
    interestOnlyYears: 10,
    termYears: 40,
    purpose: "cash-out",
    isNewInvestor: true,
  }).rules.flatMap(({ id, status }) => (status === "not-stated" ? [id] : []));
  expect(ids).toEqual([
    "credit-score",
    "units",
    "short-term",
    "interest-only",
    "term",
    "cash-out",
    "first-rental",
    "reserves",
    "prepayment",
    "bookings-rule",
  ]);
});

test("a lender passes exactly when no rule is missed, and every miss says by how much", () => {
  forAll(cases(50), [deals], (deal) => {
    const { verdict, rules } = checkLender(deal, SAMPLE_LENDER);
    const missed = rules.filter(({ status }) => status === "miss");
    expect(verdict).toBe(missed.length === 0 ? "passes" : "misses");
    for (const { missBy } of missed) expect(missBy).toMatch(/ too (low|high|small|large)|^No loan/);
  });
});
