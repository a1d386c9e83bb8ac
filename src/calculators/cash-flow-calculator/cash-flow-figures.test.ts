import { describe, expect, test } from "vitest";
import { type CashFlowInput, calculateCashFlow } from "./cash-flow.ts";
import { CASH_FLOW_DEFAULTS } from "./cash-flow-entry.ts";
import { describeCashFlow, summarizeCashFlow } from "./cash-flow-figures.ts";

const house: CashFlowInput = {
  ...CASH_FLOW_DEFAULTS,
  purchasePrice: 300_000,
  monthlyRent: 2_800,
  propertyTax: 300,
  insurance: 120,
  maintenance: 150,
  vacancy: 140,
};

function describeHouse(change: Partial<CashFlowInput> = {}) {
  const input = { ...house, ...change };
  const figures = describeCashFlow(input, calculateCashFlow(input));
  return Object.fromEntries(figures.map(({ id, value, formula }) => [id, [value, formula]]));
}

test("every figure comes with the calculation behind it", () => {
  expect(describeHouse()).toEqual({
    monthlyCashFlow: ["$360", "$2,090 − $1,730.06 = $360"],
    dscr: ["1.21", "$2,090 ÷ $1,730.06 = 1.21"],
    cashOnCashReturn: ["5.8%", "$4,319.28 ÷ $75,000 = 5.8%"],
    capRate: ["8.4%", "$2,090 × 12 ÷ $300,000 = 8.4%"],
    annualCashFlow: ["$4,319", "$359.94 × 12 = $4,319"],
    monthlyNetOperatingIncome: ["$2,090", "$2,800 − $710 = $2,090"],
    monthlyPrincipalInterest: [
      "$1,730",
      "$225,000 × r ÷ (1 − (1 + r) to the power −360) = $1,730, where r = 8.5% ÷ 12",
    ],
    monthlyExpenses: ["$710", "$300 + $120 + $150 + $140 = $710"],
    loanAmount: ["$225,000", "$300,000 − $75,000 = $225,000"],
    downPaymentAmount: ["$75,000", "$300,000 × 25% = $75,000"],
  });
});

describe("a division by zero is explained in words", () => {
  test.each([
    ["dscr", { downPaymentPercent: 100 }, "0.00", "without a loan payment the ratio counts as 0"],
    ["cashOnCashReturn", { downPaymentPercent: 0 }, "0.0%", "without a down payment the return counts as 0"],
    ["monthlyPrincipalInterest", { loanTermYears: 0 }, "$0", "without a loan term there is no payment"],
  ] as const)("%s with %j", (figure, change, value, formula) => {
    expect(describeHouse(change)[figure]).toEqual([value, formula]);
  });
});

test("the summary names cash flow, ratio and verdict", () => {
  expect(summarizeCashFlow(calculateCashFlow(house))).toBe(
    "Monthly cash flow $360. DSCR 1.21. DSCR meets the minimum of 1.00. Consider improvements to reach 1.25.",
  );
});
