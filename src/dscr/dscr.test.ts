import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { bandOf, calculateDscr, DSCR_BANDS, formatRatio } from "./dscr.ts";

const inputs = (monthlyRent: number, monthlyExpenses: number, monthlyDebtService: number) => ({
  monthlyRent,
  monthlyExpenses,
  monthlyDebtService,
});

describe("calculateDscr", () => {
  test.each([
    [2500, 500, 1600, 1.25, "good", true],
    [2600, 520, 1600, 1.3, "excellent", true],
    [2000, 400, 1600, 1, "marginal", true],
    [1999, 400, 1600, 0.999375, "poor", false],
    [500, 900, 1000, -0.4, "poor", false],
    [2500.1, 500.05, 1600.04, 1.25, "good", true],
  ])("rent %d, expenses %d, debt service %d: %d is %s", (rent, expenses, debt, dscr, level, isQualified) => {
    expect(calculateDscr(inputs(rent, expenses, debt))).toMatchObject({
      dscr,
      netOperatingIncome: Number((rent - expenses).toFixed(2)),
      recommendationLevel: level,
      isQualified,
    });
  });

  test("a property with no debt has a DSCR of 0, not infinity", () => {
    expect(calculateDscr(inputs(2500, 500, 0))).toMatchObject({ dscr: 0, isQualified: false });
  });

  test("no income over a negative debt service is 0, not -0", () => {
    expect(calculateDscr(inputs(500, 500, -100)).dscr).toBe(0);
  });

  test("whatever the amounts, the ratio is a number and never -0", () => {
    const amount = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    forAll(cases(), [amount, amount, amount], (rent, expenses, debt) => {
      const { dscr, netOperatingIncome } = calculateDscr(inputs(rent, expenses, debt));
      expect(Number.isFinite(dscr) && Number.isFinite(netOperatingIncome)).toBe(true);
      expect(formatRatio(dscr)).toMatch(/^-?\d+\.\d\d$/);
      expect(formatRatio(dscr)).not.toBe("-0.00");
    });
  });

  test("more rent never lowers the ratio", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    forAll(
      cases(),
      [amount, amount, fc.integer({ min: 1, max: 1_000_000 }), amount],
      (rent, expenses, debt, more) => {
        const before = calculateDscr(inputs(rent, expenses, debt)).dscr;
        expect(calculateDscr(inputs(rent + more, expenses, debt)).dscr).toBeGreaterThanOrEqual(before);
      },
    );
  });
});

describe("bandOf", () => {
  test.each([
    [1.3, "Excellent DSCR! You'll qualify for the best rates."],
    [1.25, "Good DSCR! You should qualify for competitive rates."],
    [1.2499, "Meets minimum requirements but consider improving cash flow."],
    [0.9999, "Below minimum requirements. Consider increasing rent or reducing expenses."],
  ])("says of %d: %s", (dscr, message) => {
    expect(bandOf(dscr).message).toBe(message);
  });
});

describe("formatRatio", () => {
  test.each([
    [1.2496, "1.24"],
    [1.249999, "1.24"],
    [1.25, "1.25"],
    [1.15, "1.15"],
    [0.999999, "0.99"],
    [1.2379, "1.24"],
    [1.3888, "1.39"],
    [1.3999, "1.39"],
    [1.0951, "1.09"],
    [1.0949, "1.09"],
    [0, "0.00"],
    [-0, "0.00"],
    [-0.001, "0.00"],
    [1.25 - 1e-12, "1.24"],
    [-0.4, "-0.40"],
    [12.346, "12.35"],
    [1.005, "1.01"],
    [1.245, "1.24"],
    [-0.145, "-0.15"],
  ])("%d is shown as %s", (dscr, shown) => {
    expect(formatRatio(dscr)).toBe(shown);
  });

  test("what is shown never stands in a better band than what is judged", () => {
    forAll(cases(), [fc.double({ min: 0, max: 3, noNaN: true })], (dscr) => {
      const rank = (value: number) => DSCR_BANDS.indexOf(bandOf(value));
      expect(rank(Number(formatRatio(dscr)))).toBeGreaterThanOrEqual(rank(dscr));
    });
  });
});
