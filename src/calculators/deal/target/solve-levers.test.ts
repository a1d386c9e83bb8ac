import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { type Deal, downPaymentOf, withDownPayment } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { lenderFractionOf, lenderRatioOf } from "../ratios/lender-view.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { leversOf } from "./levers.ts";
import { type LeverSolution, solveLevers } from "./solve-levers.ts";

const deals = arbitraryDeals(fc);
const answerOf = (changes: Partial<Deal>, id: LeverSolution["id"]) =>
  solveLevers({ ...EXAMPLE_DEAL, ...changes }).find((answer) => answer.id === id);

describe("the example deal, at 1.17 with a target of 1.25", () => {
  test("says what each lever takes, by what it asks for and the cheapest of a kind first", () => {
    const answers = solveLevers(EXAMPLE_DEAL);
    expect(answers.map(({ kind, id, status, to, dollars }) => [kind, id, status, to, dollars])).toEqual([
      ["cash", "rate", "reaches", 6.25, 9000],
      ["cash", "downPayment", "reaches", 94_774, 19_774],
      ["negotiation", "price", "reaches", 273_635, 26_365],
      ["monthly", "taxesAndInsurance", "reaches", 390, 135],
      ["monthly", "rent", "reaches", 2669, 169],
      ["later", "interestOnly", "reaches", 10, 0],
      ["later", "term", "falls-short", 40, null],
    ]);
  });

  test("interest-only costs nothing up front and says what it costs later", () => {
    expect(answerOf({}, "interestOnly")?.dollarsMeaning).toBe(
      "Nothing up front. After year 10 the payment rises by $419 to $1,778 a month; interest over the whole term is $37,366 more.",
    );
  });

  test("both taxes and insurance fall by the same share, and dues stay", () => {
    const { propertyTax = 0, insurance = 0, associationDues } = answerOf({}, "taxesAndInsurance")?.deal ?? {};
    expect(propertyTax / 375).toBeCloseTo(insurance / 150, 3);
    expect(associationDues).toBe(75);
  });

  test("no change is needed once the target is met", () => {
    const answers = solveLevers({ ...EXAMPLE_DEAL, targetRatio: 1.17 });
    expect(answers).toHaveLength(7);
    expect(answers.every(({ status, from, to }) => status === "met" && from === to)).toBe(true);
  });
});

describe("a lever that cannot get there", () => {
  test.each<[string, Partial<Deal>, LeverSolution["id"], number]>([
    ["four points are not enough", { leaseRent: 2400 }, "rate", 6.25],
    [
      "nor are they from a rate between two steps",
      { leaseRent: 2400, annualRatePercent: 7.2504 },
      "rate",
      6.375,
    ],
    ["below one percent there is no more to buy", { leaseRent: 1000, annualRatePercent: 0.5 }, "rate", 0],
    ["no taxes at all are not enough", { leaseRent: 1500 }, "taxesAndInsurance", 0],
    [
      "a loan that is interest-only already stays as it is",
      { interestOnlyYears: 5, leaseRent: 2000 },
      "interestOnly",
      5,
    ],
    [
      "the term of an interest-only loan changes nothing",
      { interestOnlyYears: 10, leaseRent: 2000 },
      "term",
      30,
    ],
    ["ten years leave no time for ten interest-only", { termYears: 10 }, "interestOnly", 0],
    ["40 years cannot be longer", { termYears: 40, leaseRent: 2000 }, "term", 40],
    ["from 15 years, 40 are not enough either", { termYears: 15, leaseRent: 2400 }, "term", 40],
    [
      "fees that eat all bookings leave no rent to raise",
      { use: "short-term", shortTermGross: 60_000, shortTermRule: "net-of-fees", shortTermFeePercent: 100 },
      "rent",
      5000,
    ],
    [
      "an operating loss does not shrink with the loan",
      { basis: "noi", leaseRent: 500 },
      "downPayment",
      75_000,
    ],
  ])("%s", (_, changes, id, to) => {
    expect(answerOf(changes, id)).toMatchObject({ status: "falls-short", to, dollars: null });
  });
});

describe("the term", () => {
  // The full payment is $2,134.90 a month at 30 years, $2,039.26 at 40, and $2,653.94 at 15.
  test.each<[string, Partial<Deal>, number]>([
    ["from 15 years, 30 where they are enough", { termYears: 15, leaseRent: 2668.63 }, 30],
    ["from 20 years too", { termYears: 20, leaseRent: 2668.63 }, 30],
    ["from 15 years, 40 where 30 are not", { termYears: 15, leaseRent: 2600 }, 40],
    ["from 30 years, 40", { leaseRent: 2600 }, 40],
  ])("%s", (_, changes, to) => {
    expect(answerOf(changes, "term")).toMatchObject({ status: "reaches", to, dollars: 0, kind: "later" });
  });
});

describe("the rate", () => {
  test("is bought down by four points at most, and the fourth still counts", () => {
    // $2,481.70 is 1.25 times $1,985.36, the full payment at 6.25%.
    const answer = answerOf({ leaseRent: 2481.7 }, "rate");
    expect(answer).toMatchObject({ status: "reaches", to: 6.25, dollars: 9000 });
    expect(answer?.dollarsMeaning).toMatch(/^for about 4 points/);
    expect(answerOf({ leaseRent: 2481.69 }, "rate")).toMatchObject({ status: "falls-short", to: 6.25 });
  });

  test("that is not enough says what it was given, and never reads like the target", () => {
    expect(answerOf({ leaseRent: 2481.69 }, "rate")?.dollarsMeaning).toBe(
      "Even with 4 points paid the ratio stays at 1.24.",
    );
  });
});

test("a lease above the market rises only once the market has caught up", () => {
  const { deal } = answerOf({ marketRent: 2300 }, "rent") ?? {};
  expect(deal).toMatchObject({ leaseRent: 2669, marketRent: 2669 });
});

test("taxes fall no dollar too far where net operating income ends in half a cent", () => {
  // $2,060.765 less $295.63 is $1,765.14, the smallest amount that is 1.15 times $1,534.90.
  const terms = { basis: "noi", leaseRent: 2400.85, maintenancePercent: 0, targetRatio: 1.15 } as const;
  expect(answerOf(terms, "taxesAndInsurance")).toMatchObject({ status: "reaches", to: 295 });
});

test("a refinance has no price to bargain over", () => {
  expect(solveLevers({ ...EXAMPLE_DEAL, purpose: "cash-out" }).map(({ id }) => id)).not.toContain("price");
});

test("a deal without a loan needs no lever", () => {
  const free = { ...EXAMPLE_DEAL, basis: "noi", downPaymentPercent: 100 } satisfies Deal;
  expect(solveLevers(free).every(({ status }) => status === "met")).toBe(true);
});

test.each(["price", "downPayment"] as const)(
  "where no loan is small enough, %s only helps by leaving no ratio",
  (id) => {
    const answer = answerOf({ leaseRent: 700 }, id);
    expect(answer).toMatchObject({
      status: "falls-short",
      dollars: null,
      dollarsMeaning: "Only without a payment, and then there is no ratio to raise.",
    });
    expect(answer?.to).toBe(answer?.from);
  },
);

describe("whatever the deal", () => {
  test("a lever that reaches the target meets it, and one step less does not", () => {
    forAll(cases(50), [deals], (deal) => {
      const levers = leversOf(deal);
      for (const { id, status, to, ratio, deal: applied } of solveLevers(deal)) {
        if (status !== "reaches") continue;
        expect(ratio).toBe(lenderRatioOf(applied));
        expect(ratio).toBeGreaterThanOrEqual(deal.targetRatio);
        const lever = levers.find((candidate) => candidate.id === id);
        if (!lever || lever.lattice.start === lever.lattice.end) continue;
        const { start, end, stepsPerUnit } = lever.lattice;
        const step = Math.round(to * stepsPerUnit);
        if (step === start) continue;
        const oneLess = lever.apply((step - Math.sign(end - start)) / stepsPerUnit);
        expect(lenderRatioOf(oneLess)).toBeLessThan(deal.targetRatio);
      }
    });
  });

  test("a lever that falls short changes what it can, and never lowers the ratio", () => {
    forAll(cases(), [deals], (deal) => {
      for (const { status, ratio, deal: applied } of solveLevers(deal)) {
        if (status !== "falls-short") continue;
        expect(ratio).toBe(lenderRatioOf(applied));
        expect(ratio).toBeLessThan(deal.targetRatio);
        expect(ratio).toBeGreaterThanOrEqual(Number(lenderRatioOf(deal)));
      }
    });
  });

  test("those that reach come by kind and then by dollars, before those that do not", () => {
    forAll(cases(), [deals], (deal) => {
      const answers = solveLevers(deal).filter(({ status }) => status !== "met");
      const order = ["cash", "negotiation", "monthly", "later", "short"];
      const ranks = answers.map(({ dollars, kind }) => order.indexOf(dollars === null ? "short" : kind));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      for (const ofKind of Map.groupBy(answers, (answer) => ranks[answers.indexOf(answer)]).values()) {
        const sums = ofKind.map(({ dollars }) => dollars ?? 0);
        expect(sums).toEqual(sums.toSorted((one, other) => one - other));
      }
    });
  });

  test("more money down never lowers the ratio, as long as income is positive and something is owed", () => {
    forAll(cases(), [deals, fc.integer({ min: 1, max: 30_000_000 })], (deal, cents) => {
      const more = withDownPayment(deal, Math.min(downPaymentOf(deal) + cents / 100, deal.price));
      fc.pre(lenderFractionOf(deal, 0).income >= 0 && lenderRatioOf(more) !== null);
      expect(lenderRatioOf(more)).toBeGreaterThanOrEqual(Number(lenderRatioOf(deal)));
    });
  });
});
