import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { EXAMPLE_PLAN } from "./example-plan.ts";
import {
  appraisalForAllCash,
  appraisalLadder,
  choicesOf,
  monthsToRepayCosts,
  plannedCashOut,
} from "./refinance-answers.ts";
import { plannerOf } from "./refinance-outcome.ts";
import type { RefinancePlan } from "./refinance-plan.ts";
import { arbitraryPlans } from "./test-plans.ts";

const plannerFor = (changes: Partial<RefinancePlan>) => plannerOf({ ...EXAMPLE_PLAN, ...changes });

describe("appraisalForAllCash", () => {
  test("the example needs 70% of the value to pay for the loan, the costs, the points and all cash", () => {
    expect(appraisalForAllCash(plannerFor({}))).toEqual({ value: 304_244.28, stoppedBy: null });
  });

  test.each([
    ["before seasoning ends no value helps above the cost", { monthsToRefinance: 5 }, "cost"],
    ["nor above what the rent carries", { leaseRent: 1_600 }, "ratio"],
  ] as const)("%s", (_, changes, stoppedBy) => {
    expect(appraisalForAllCash(plannerFor(changes))).toEqual({ value: null, stoppedBy });
  });

  test("where the costs are paid for by others, any value is enough", () => {
    const free = {
      purchasePrice: 0,
      purchaseCosts: 0,
      repairCost: 0,
      oldLoan: 0,
      newCosts: 0,
      propertyTax: 0,
    };
    expect(appraisalForAllCash(plannerFor({ ...free, insurance: 0 })).value).toBe(0);
  });
});

describe("appraisalLadder", () => {
  test("each step of the example lends 5% of the value less", () => {
    const rungs = appraisalLadder(plannerFor({}));
    expect(rungs.map(({ percentBelow, outcome }) => [percentBelow, outcome.loan, outcome.cashLeft])).toEqual([
      [0, 185_500, 27_196.28],
      [5, 176_225, 36_378.53],
      [10, 166_950, 45_560.78],
      [15, 157_675, 54_743.03],
    ]);
  });

  test("a lower appraisal never leaves less cash in, and the first step is the plan itself", () => {
    forAll(cases(), [arbitraryPlans(fc)], (plan) => {
      const planner = plannerOf(plan);
      const left = appraisalLadder(planner).map(({ outcome }) => outcome.cashLeft);
      expect(left).toEqual(left.toSorted((one, other) => one - other));
      expect(left[0]).toBe(plannedCashOut(planner).cashLeft);
    });
  });
});

describe("choicesOf", () => {
  test("waiting past seasoning lends on the value instead of the cost", () => {
    const { cashOut, wait } = choicesOf(plannerFor({ monthsToRefinance: 4, waitMonths: 2 }));
    expect([cashOut.loan, wait.loan]).toEqual([136_500, 185_500]);
  });

  test("waiting 0 months is the cash-out itself", () => {
    const { cashOut, wait } = choicesOf(plannerFor({ waitMonths: 0 }));
    expect(wait).toEqual(cashOut);
  });

  test("a house without a loan has no rate and term", () => {
    expect(choicesOf(plannerFor({ oldLoan: 0 })).rateTerm).toBeNull();
  });

  test("rate and term never takes out more than the cash-out, at the same limit", () => {
    forAll(cases(), [arbitraryPlans(fc)], (plan) => {
      const { cashOut, rateTerm } = choicesOf(plannerOf({ ...plan, rateTermLtv: plan.cashOutLtv }));
      if (rateTerm) expect(rateTerm.cashOut).toBeLessThanOrEqual(cashOut.cashOut);
    });
  });
});

describe("monthsToRepayCosts", () => {
  test("the example's rate and term saves $174.73 a month, which repays $6,186.87 in 36 months", () => {
    const { rateTerm, cashOut } = choicesOf(plannerFor({}));
    expect(rateTerm && monthsToRepayCosts(rateTerm)).toBe(36);
    expect(monthsToRepayCosts(cashOut)).toBeNull();
  });
});
