import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { SAMPLE_LENDER } from "../deal/formula-vectors/vector-builders.ts";
import { checkLender, type LenderTerms } from "../deal/lenders/eligibility.ts";
import { earliestByLender, earliestByRule } from "./earliest-month.ts";
import { EXAMPLE_PLAN } from "./example-plan.ts";
import { plannerOf } from "./refinance-outcome.ts";
import type { RefinancePlan } from "./refinance-plan.ts";
import { arbitraryPlans } from "./test-plans.ts";

const plannerFor = (changes: Partial<RefinancePlan>) => plannerOf({ ...EXAMPLE_PLAN, ...changes });
const monthsByRule = (changes: Partial<RefinancePlan>) =>
  earliestByRule(plannerFor(changes)).map(({ outcome }) => outcome?.month ?? null);
const lender = (changes: Partial<LenderTerms>): LenderTerms => ({
  ...SAMPLE_LENDER,
  minDSCR: 1,
  minLoanAmount: 100_000,
  ...changes,
});

describe("earliestByRule", () => {
  test.each([
    ["repairs come first, then seasoning", {}, [3, 3, 6, 12]],
    ["no month comes before the repairs are done", { monthsToRepair: 11 }, [11, 11, 11, 12]],
    ["also if the refinance is planned before them", { monthsToRefinance: 1 }, [3, 3, 6, 12]],
    ["an owned house has part of it behind it", { mode: "owned", monthsOwned: 4 }, [0, 0, 2, 8]],
    ["a loan that the rent never carries is never refinanced", { leaseRent: 900 }, [null, null, null, null]],
    // At 90% the rent carries $103,639.63, in full $121,670.16. The old loan and all costs take $118,686.87.
    ["an empty house may have to wait for its tenant", { leaseRent: 1_230 }, [4, 4, 6, 12]],
  ] as const)("%s", (_, changes, months) => {
    expect(monthsByRule(changes)).toEqual(months);
  });

  test("a longer rule never comes earlier, and the month found is seasoned and pays everything off", () => {
    forAll(cases(30), [arbitraryPlans(fc)], (plan) => {
      const found = earliestByRule(plannerOf(plan)).flatMap(({ outcome }) => outcome ?? []);
      const months = found.map(({ month }) => month);
      expect(months).toEqual(months.toSorted((one, other) => one - other));
      expect(found.every(({ isSeasoned, cashOut }) => isSeasoned && cashOut >= 0)).toBe(true);
    });
  });
});

describe("earliestByLender", () => {
  test.each([
    ["the plan's seasoning counts", {}, 6, 185_500],
    ["a lower LTV limit of the lender counts", { maxLTV: 65 }, 6, 172_250],
    ["a higher one does not", { maxLTV: 85 }, 6, 185_500],
    ["so does its largest loan", { maxLoanAmount: 150_000 }, 6, 150_000],
  ] as const)("%s", (_, terms, month, loan) => {
    const [answer] = earliestByLender(plannerFor({}), [lender(terms)]);
    expect(answer?.outcome).toMatchObject({ month, loan });
  });

  test("a lender that makes no loan of this size says by how much it is too small", () => {
    const [answer] = earliestByLender(plannerFor({}), [lender({ minLoanAmount: 200_000 })]);
    expect(answer?.outcome).toBeNull();
    expect(answer?.misses.map(({ missBy }) => missBy)).toEqual(["$14,500 too small"]);
  });

  test("the loan found meets every limit that the directory states", () => {
    forAll(cases(30), [arbitraryPlans(fc), fc.constantFrom(1, 1.1, 1.25)], (plan, minDSCR) => {
      const terms = lender({ minDSCR });
      for (const { outcome } of earliestByLender(plannerOf(plan), [terms])) {
        if (outcome) expect(checkLender(outcome.deal, terms).verdict).toBe("passes");
      }
    });
  });
});
