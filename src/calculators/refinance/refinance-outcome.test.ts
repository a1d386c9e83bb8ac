import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { toCents } from "../../dscr/cents.ts";
import { loanAmountOf } from "../deal/deal.ts";
import { meetsTarget } from "../deal/target/target-search.ts";
import { EXAMPLE_PLAN } from "./example-plan.ts";
import { type Outcome, plannerOf, type Question } from "./refinance-outcome.ts";
import { costOf, type RefinancePlan } from "./refinance-plan.ts";
import { arbitraryPlans } from "./test-plans.ts";

const refinance = (plan: RefinancePlan, ask: Question = {}): Outcome => plannerOf(plan).refinance(ask);
const example = (changes: Partial<RefinancePlan>, ask?: Question) =>
  refinance({ ...EXAMPLE_PLAN, ...changes }, ask);
const asks = fc.record({
  purpose: fc.constantFrom("cash-out", "rate-term"),
  month: fc.integer({ min: 0, max: 60 }),
});

describe("the largest new loan", () => {
  test.each([
    ["70% of the value once seasoned", {}, {}, 185_500, "value"],
    ["of the cost a month earlier", {}, { month: 5 }, 136_500, "cost"],
    ["of the value, if it is below the cost", { value: 190_000 }, { month: 5 }, 133_000, "value"],
    ["of the value at once, without seasoning", { seasoningMonths: 0 }, { month: 3 }, 185_500, "value"],
    // $1,600 of rent carries $1,200 of payment at 1.00: anything below half a cent more still rounds to it.
    ["as much as the rent carries", { leaseRent: 1_600 }, {}, 175_908.34, "ratio"],
    ["nothing, where the rent does not pay the bills", { leaseRent: 300 }, {}, 0, "ratio"],
    ["nothing, where there is no value", { value: 0 }, {}, 0, "value"],
    ["no ratio, no limit by it", { leaseRent: 300, minimumRatio: 0 }, {}, 185_500, "value"],
    ["an owned house has its seasoning behind it", { mode: "owned" }, { month: 0 }, 185_500, "value"],
    ["or not, if it was bought lately", { mode: "owned", monthsOwned: 2 }, { month: 3 }, 136_500, "cost"],
  ] as const)("%s", (_, changes, ask, loan, binding) => {
    expect(example(changes, ask)).toMatchObject({ loan, binding });
  });

  test("the owner's month counts the lease, empty or rented", () => {
    const leased = { seasoningMonths: 0, leaseRent: 2000, marketRent: 2600, cashOutLtv: 40 };
    expect(example(leased, { month: 3 }).monthlyCashFlow).toBe(example(leased, { month: 4 }).monthlyCashFlow);
  });

  test("with a lowest ratio of 0 the ratio limits nothing, not even where the rent is a loss", () => {
    const loss = { units: 5, leaseRent: 500, minimumRatio: 0 };
    expect(example(loss)).toMatchObject({ loan: 185_500, binding: "value" });
  });

  test("without a new loan there is no ratio", () => {
    expect(example({ leaseRent: 300 })).toMatchObject({ loan: 0, binding: "ratio", ratio: null });
  });

  test("an empty house counts at 90% of its rent", () => {
    const empty = example({ seasoningMonths: 0 }, { month: 3 });
    const rented = example({ seasoningMonths: 0 }, { month: 4 });
    expect(Number(empty.ratio) / Number(rented.ratio)).toBeCloseTo(0.9, 9);
  });
});

describe("rate and term", () => {
  test("borrows what pays off the old loan, the costs and its own points", () => {
    expect(example({}, { purpose: "rate-term" })).toMatchObject({
      loan: 118_686.87,
      points: 1_186.87,
      cashOut: 0,
      binding: "need",
    });
  });

  test("asks for money where the limit is lower than that", () => {
    const { loan, cashOut, binding } = example({ value: 120_000 }, { purpose: "rate-term" });
    expect({ loan, cashOut, binding }).toEqual({ loan: 90_000, cashOut: -28_400, binding: "value" });
  });
});

describe("every refinance", () => {
  test("cash in is cash left and cash out, and the loan is spent to the cent", () => {
    forAll(cases(), [arbitraryPlans(fc), asks], (plan, ask) => {
      const { cashIn, cashLeft, cashOut, loan, balance, penalty, costs, points } = refinance(plan, ask);
      expect(toCents(cashIn)).toBe(toCents(cashLeft) + toCents(cashOut));
      const spent = [balance, penalty, costs, points, cashOut].reduce((sum, part) => sum + toCents(part), 0);
      expect(spent).toBe(toCents(loan));
    });
  });

  test("a higher appraisal never leaves more cash in", () => {
    forAll(
      cases(),
      [arbitraryPlans(fc), asks, fc.integer({ min: 1, max: 5_000_000 })],
      (plan, ask, cents) => {
        const higher = (toCents(plan.value) + cents) / 100;
        expect(refinance(plan, { ...ask, value: higher }).cashLeft).toBeLessThanOrEqual(
          refinance(plan, ask).cashLeft,
        );
      },
    );
  });

  test("before seasoning ends, the loan stays within the limit on the cost", () => {
    forAll(cases(), [arbitraryPlans(fc), asks], (plan, ask) => {
      const { isSeasoned, loan } = refinance(plan, ask);
      const limit = ask.purpose === "cash-out" ? plan.cashOutLtv : plan.rateTermLtv;
      if (!isSeasoned) expect(toCents(loan)).toBeLessThanOrEqual(costOf(plan) * limit + 1e-3);
    });
  });

  test("the loan meets the lowest ratio, and where the ratio stops it, a cent more does not", () => {
    forAll(cases(), [arbitraryPlans(fc), asks], (plan, ask) => {
      const { loan, binding, deal } = refinance(plan, ask);
      expect(loanAmountOf(deal)).toBe(loan);
      if (loan > 0 && deal.targetRatio > 0) expect(meetsTarget(deal)).toBe(true);
      const oneMore = { ...deal, price: (toCents(loan) + 1) / 100, downPaymentPercent: 0 };
      if (binding === "ratio") expect(meetsTarget(oneMore)).toBe(false);
    });
  });
});
