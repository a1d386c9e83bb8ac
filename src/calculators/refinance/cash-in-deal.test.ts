import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { toCents } from "../../dscr/cents.ts";
import { cashInDealOf } from "./cash-in-deal.ts";
import { EXAMPLE_PLAN } from "./example-plan.ts";
import type { RefinancePlan } from "./refinance-plan.ts";
import { arbitraryPlans } from "./test-plans.ts";

const at = (changes: Partial<RefinancePlan>, month: number) =>
  cashInDealOf({ ...EXAMPLE_PLAN, ...changes })(month);

// $150,000 and $6,000 of costs less a loan of $112,500; $984.38 of interest and $400 of bills a month.
test.each([
  ["on the day of the purchase, price and costs less the loan", {}, 0, 43_500],
  ["a third of the repairs and a month of carrying later", {}, 1, 59_884.38],
  ["with the repairs paid", {}, 3, 92_653.14],
  ["with a tenant, what the rent leaves after the owner's costs comes back", {}, 6, 93_341.28],
  ["without a loan, the whole price is in", { oldLoan: 0 }, 0, 156_000],
  ["and no payment is made", { oldLoan: 0 }, 4, 202_600],
  ["repairs of no duration are paid at once", { monthsToRepair: 0 }, 0, 88_500],
  ["repairs end with the refinance at the latest", { monthsToRepair: 12 }, 6, 93_341.28],
  ["an owned house is repaired and rented from the start", { mode: "owned" }, 0, 88_500],
  ["and its rent comes in from the first month", { mode: "owned" }, 1, 88_151.88],
  ["a loan of more than price and costs leaves the owner's money out of it", { oldLoan: 160_000 }, 0, -4_000],
] as const)("%s", (_, changes, month, total) => {
  expect(at(changes, month).total).toBe(total);
});

test("a loan with level payments takes no payment after its last", () => {
  const repaid = { mode: "owned", oldTermYears: 2, oldPayments: "level", monthsOwned: 23 } as const;
  expect(at(repaid, 2).carrying).toBe(at(repaid, 1).carrying + 400);
});

test("the parts sum to the total, to the cent", () => {
  forAll(cases(), [arbitraryPlans(fc), fc.integer({ min: 0, max: 120 })], (plan, month) => {
    const { purchase, repairs, carrying, rent, total } = cashInDealOf(plan)(month);
    expect(toCents(total)).toBe(toCents(purchase) + toCents(repairs) + toCents(carrying) - toCents(rent));
  });
});

test("while the house is empty, money only goes in", () => {
  forAll(cases(), [arbitraryPlans(fc), fc.integer({ min: 1, max: 30 })], (plan, month) => {
    fc.pre(plan.mode === "repair" && month <= plan.monthsToRent);
    const cash = cashInDealOf(plan);
    expect(cash(month).total).toBeGreaterThanOrEqual(cash(month - 1).total);
  });
});
