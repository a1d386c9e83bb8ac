import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "./example-plan.ts";
import { oldLoanOf } from "./old-loan.ts";
import type { RefinancePlan } from "./refinance-plan.ts";

const loanOf = (changes: Partial<RefinancePlan>) => oldLoanOf({ ...EXAMPLE_PLAN, ...changes });

/** $225,000 at 7.25% over 30 years, whose balances exit-cost.test.ts has from decimal arithmetic. */
const LONG = {
  mode: "owned",
  oldLoan: 225_000,
  oldRatePercent: 7.25,
  oldTermYears: 30,
  oldPayments: "level",
  oldPrepayment: "5-4-3-2-1",
} as const satisfies Partial<RefinancePlan>;

test.each([
  ["an interest-only loan is owed in full", {}, 6, 112_500, 0],
  ["even after it has fallen due", {}, 18, 112_500, 0],
  ["a penalty counts until then", { oldPrepayment: "3-2-1" }, 11, 112_500, 3_375],
  ["and not from the day it falls due", { oldPrepayment: "3-2-1" }, 12, 112_500, 0],
  [
    "an owned house has made its payments before today",
    { ...LONG, monthsOwned: 12 },
    0,
    222_822.32,
    11_141.12,
  ],
  ["the next month is in the second year", { ...LONG, monthsOwned: 12 }, 1, 222_633.64, 8_905.35],
  ["a repaired house counts from the purchase", { ...LONG, mode: "repair" }, 13, 222_633.64, 8_905.35],
  ["past the term nothing is owed", { ...LONG, monthsOwned: 400 }, 0, 0, 0],
  ["without a loan nothing is owed", { oldLoan: 0 }, 6, 0, 0],
] as const)("%s", (_, changes, month, balance, penalty) => {
  const payoff = loanOf(changes).payoffAt(month);
  expect(payoff).toMatchObject({ balance, penalty });
  expect(payoff.total).toBeCloseTo(balance + penalty, 6);
});

test("the loan falls due when its last payment is, counted from the plan's first month", () => {
  expect(loanOf({}).dueMonth).toBe(12);
  expect(loanOf({ ...LONG, monthsOwned: 12 }).dueMonth).toBe(348);
  expect(loanOf({ oldLoan: 0 }).dueMonth).toBeNull();
});
