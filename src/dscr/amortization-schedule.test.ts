import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { amortize, monthlyPayment } from "./amortization.ts";
import { roundSchedule, scheduleToCsv, sumByYear } from "./amortization-schedule.ts";

const loans = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  annualRatePercent: fc.double({ min: 0, max: 100, noNaN: true }),
  termYears: fc.integer({ min: 1, max: 50 }),
});

describe("sumByYear", () => {
  test("a last part of a year counts as a year", () => {
    const years = sumByYear(amortize({ amount: 18_000, annualRatePercent: 0, termYears: 1.5 }));
    expect(years.map((year) => year.principal)).toEqual([12_000, 6_000]);
  });

  test("the interest of all years is what is paid beyond the loan", () => {
    const loan = { amount: 18_000, annualRatePercent: 12, termYears: 1.5 };
    const [first, second] = sumByYear(amortize(loan));
    expect((first?.interest ?? 0) + (second?.interest ?? 0)).toBeCloseTo(
      18 * monthlyPayment(loan) - 18_000,
      8,
    );
  });
});

describe("roundSchedule", () => {
  test.each([0.01, 1] as const)("in units of %d the rows still add up to the rounded loan", (unit) => {
    forAll(cases(), [loans], (loan) => {
      const rounded = roundSchedule(sumByYear(amortize(loan)), unit);
      let owed = loan.amount;
      for (const { principal, balance } of rounded) {
        expect(owed - principal).toBeCloseTo(balance, 6);
        owed = balance;
      }
      expect(owed).toBe(0);
    });
  });
});

describe("scheduleToCsv", () => {
  test("holds one header and a row of plain numbers per month", () => {
    const csv = scheduleToCsv(amortize({ amount: 1000, annualRatePercent: 12, termYears: 1 }));
    const [header, ...rows] = csv.trimEnd().split("\r\n");
    expect(header).toBe("month,payment,principal,interest,balance");
    expect(rows).toHaveLength(12);
    expect(rows[0]).toBe("1,88.85,78.85,10.00,921.15");
    expect(rows.at(-1)).toMatch(/,0\.00$/);
    for (const row of rows) expect(row).toMatch(/^\d+(,\d+\.\d\d){4}$/);
  });
});
