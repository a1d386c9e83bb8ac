import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { mapFields } from "../sharing/share-link.ts";
import { bannerOf, type CashFlowInput, calculateCashFlow, isAnalyzable } from "./cash-flow.ts";
import { CASH_FLOW_DEFAULTS, CASH_FLOW_FIELDS } from "./cash-flow-entry.ts";
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

describe("calculateCashFlow", () => {
  test("follows the formulas of the specification", () => {
    const result = calculateCashFlow(house);
    expect(result).toMatchObject({
      downPaymentAmount: 75_000,
      loanAmount: 225_000,
      monthlyExpenses: { propertyTax: 300, insurance: 120, maintenance: 150, vacancy: 140, total: 710 },
      monthlyNetOperatingIncome: 2_090,
      // To the cent, as a note states it: the formula gives 1730.0553.
      monthlyPrincipalInterest: 1730.06,
      monthlyCashFlow: 359.94,
      annualCashFlow: 4319.28,
    });
    expect(result.dscr).toBeCloseTo(1.20805, 5);
    expect(result.capRate).toBeCloseTo(8.36, 10);
    expect(result.cashOnCashReturn).toBeCloseTo(5.759, 4);
  });

  test("a purchase without a loan has no payment and no DSCR", () => {
    const result = calculateCashFlow({ ...house, downPaymentPercent: 100 });
    expect(result).toMatchObject({
      loanAmount: 0,
      monthlyPrincipalInterest: 0,
      dscr: null,
      monthlyCashFlow: 2_090,
    });
  });

  test("a purchase without a down payment has no cash-on-cash return", () => {
    expect(calculateCashFlow({ ...house, downPaymentPercent: 0 }).cashOnCashReturn).toBeNull();
  });

  test("whatever the inputs, every figure is finite, and small enough to be written in digits", () => {
    const money = fc.integer({ min: -1e14, max: 1e14 }).map((cents) => cents / 100);
    const inputs = fc.record({
      ...mapFields(CASH_FLOW_FIELDS, () => money),
      downPaymentPercent: fc.double({ min: 0, max: 100, noNaN: true }),
      interestRate: fc.double({ min: 0, max: 100, noNaN: true }),
      loanTermYears: fc.integer({ min: 0, max: 50 }),
    });
    forAll(cases(), [inputs], (input) => {
      const { monthlyExpenses, ...figures } = calculateCashFlow(input);
      for (const figure of [...Object.values(monthlyExpenses), ...Object.values(figures)]) {
        if (figure !== null) expect(Math.abs(figure)).toBeLessThan(1e21);
      }
    });
  });

  test("more rent never lowers the ratio or the cash flow", () => {
    forAll(
      cases(),
      [fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100_000 })],
      (rent, more) => {
        const before = calculateCashFlow({ ...house, monthlyRent: rent });
        const after = calculateCashFlow({ ...house, monthlyRent: rent + more });
        expect(after.dscr).toBeGreaterThanOrEqual(Number(before.dscr));
        expect(after.monthlyCashFlow).toBeGreaterThanOrEqual(before.monthlyCashFlow);
      },
    );
  });
});

describe("isAnalyzable", () => {
  test.each([
    ["everything is there", {}, true],
    ["no price", { purchasePrice: 0 }, false],
    ["no rent", { monthlyRent: 0 }, false],
    ["no rate", { interestRate: 0 }, false],
    ["a negative price", { purchasePrice: -1 }, false],
    ["no term", { loanTermYears: 0 }, false],
    ["only costs are missing", { propertyTax: 0, insurance: 0, maintenance: 0, vacancy: 0 }, true],
  ])("%s", (_, change, expected) => {
    expect(isAnalyzable({ ...house, ...change })).toBe(expected);
  });
});

describe("bannerOf", () => {
  const red = { tone: "red", text: "DSCR does not meet the minimum of 1.00 that most lenders ask for." };
  const yellow = {
    tone: "yellow",
    text: "DSCR meets the minimum of 1.00. Consider improvements to reach 1.25.",
  };
  const green = { tone: "green", text: "DSCR exceeds the recommended minimum of 1.25." };

  test.each([
    [-1, red],
    [0, red],
    [0.9999, red],
    [1, yellow],
    [1.2499, yellow],
    [1.25, green],
    [9, green],
  ])("a DSCR of %d is %o", (dscr, banner) => {
    expect(bannerOf({ dscr })).toEqual(banner);
  });

  test("without a payment there is nothing to fall short of", () => {
    expect(bannerOf(calculateCashFlow({ ...house, downPaymentPercent: 100 }))).toEqual({
      tone: "none",
      text: "There is no loan payment to cover, so there is no ratio.",
    });
  });
});

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
    ["dscr", { downPaymentPercent: 100 }, "None", "without a loan payment there is no ratio"],
    [
      "cashOnCashReturn",
      { downPaymentPercent: 0 },
      "None",
      "no cash is put down, so there is no return on it",
    ],
  ] as const)("%s with %j", (figure, change, value, formula) => {
    expect(describeHouse(change)[figure]).toEqual([value, formula]);
  });
});

test("the summary of a purchase in cash names no ratio", () => {
  expect(summarizeCashFlow(calculateCashFlow({ ...house, downPaymentPercent: 100 }))).toBe(
    "Monthly cash flow $2,090. There is no loan payment to cover, so there is no ratio.",
  );
});

test("the summary names cash flow, ratio and verdict", () => {
  expect(summarizeCashFlow(calculateCashFlow(house))).toBe(
    "Monthly cash flow $360. DSCR 1.21. DSCR meets the minimum of 1.00. Consider improvements to reach 1.25.",
  );
});
