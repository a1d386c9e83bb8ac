import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { amortize, monthlyPayment } from "./amortization.ts";
import { amortizationCases } from "./amortization-cases.ts";
import { sumByYear } from "./amortization-schedule.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const relativeError = (actual: number, expected: number) => Math.abs(actual - expected) / Math.abs(expected);

const loans = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  annualRatePercent: fc.double({ min: 0, max: 100, noNaN: true }),
  termYears: fc.integer({ min: 1, max: 50 }),
});

describe("beside an independent implementation", () => {
  test.each(amortizationCases)(
    "$amount at $annualRatePercent% over $termYears years agrees to nine digits",
    ({ payment, firstYear, fifthYearPrincipal, lastMonthPrincipal, totalInterest, ...loan }) => {
      const months = amortize(loan);
      const years = sumByYear(months);
      const compared: [number | undefined, number][] = [
        [monthlyPayment(loan), payment],
        [years[0]?.principal, firstYear.principal],
        [years[0]?.interest, firstYear.interest],
        [months.at(-1)?.principal, lastMonthPrincipal],
        [sum(months.map((month) => month.interest)), totalInterest],
        ...(fifthYearPrincipal === undefined
          ? []
          : [[years[4]?.principal, fifthYearPrincipal] satisfies [number | undefined, number]]),
      ];
      for (const [actual = Number.NaN, expected] of compared) {
        expect(relativeError(actual, expected)).toBeLessThan(1e-9);
      }
    },
  );
});

describe("monthlyPayment", () => {
  test("without interest it is the loan over its months", () => {
    expect(monthlyPayment({ amount: 360_000, annualRatePercent: 0, termYears: 30 })).toBe(1000);
  });

  test("a rate near zero costs next to nothing more than none", () => {
    const nearZero = monthlyPayment({ amount: 360_000, annualRatePercent: 1e-12, termYears: 30 });
    expect(nearZero).toBeGreaterThanOrEqual(1000);
    expect(nearZero).toBeCloseTo(1000, 6);
  });

  test.each([
    [0, 30],
    [225_000, 0],
  ])("a loan of %d over %d years has no payment", (amount, termYears) => {
    expect(monthlyPayment({ amount, annualRatePercent: 8.5, termYears })).toBe(0);
  });
});

describe("amortize", () => {
  test("the principal sums to the loan, and nothing is owed after the last payment", () => {
    forAll(cases(), [loans], (loan) => {
      const schedule = amortize(loan);
      expect(schedule).toHaveLength(loan.termYears * 12);
      expect(relativeError(sum(schedule.map((month) => month.principal)), loan.amount)).toBeLessThan(1e-10);
      expect(schedule.at(-1)?.balance).toBe(0);
    });
  });

  test("what is owed never rises, and every month pays the same", () => {
    forAll(cases(), [loans], (loan) => {
      const payment = monthlyPayment(loan);
      const schedule = amortize(loan);
      const wrong = schedule.filter(({ principal, interest, balance }, index) => {
        const owed = schedule[index - 1]?.balance ?? loan.amount * (1 + 1e-12);
        return !(balance <= owed && Math.abs(principal + interest - payment) < 5e-7);
      });
      expect(wrong).toEqual([]);
    });
  });

  test("a loan without a term has no schedule", () => {
    expect(amortize({ amount: 225_000, annualRatePercent: 8.5, termYears: 0 })).toEqual([]);
  });
});
