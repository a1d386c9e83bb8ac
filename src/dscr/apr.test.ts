import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { monthlyPayment } from "./amortization.ts";
import { aprOf, yearlyCostOf } from "./apr.ts";

const loanAt = (annualRatePercent: number) => ({ amount: 300_000, annualRatePercent, termYears: 30 });

describe("aprOf", () => {
  test.each([
    // Computed to six decimals by decimal arithmetic outside this code.
    ["6.998903", 6.75, 7_500, 7],
    ["7.454452", 7.25, 6_000, 7.46],
    ["7.934057", 7.75, 5_250, 7.94],
    ["8.159853", 8, 4_500, 8.16],
  ])("%s is rounded up", (_, rate, charges, apr) => {
    expect(aprOf(loanAt(rate), charges)).toBe(apr);
  });

  test.each([7.25, 8.2, 0])("without charges it is the rate itself: %d", (rate) => {
    expect(aprOf(loanAt(rate), 0)).toBe(rate);
  });

  test("it never understates the cost, and overstates it by less than a hundredth", () => {
    forAll(
      cases(),
      [
        fc.integer({ min: 0, max: 12_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 5, max: 40 }),
      ],
      (thousandths, charges, termYears) => {
        const loan = { amount: 300_000, annualRatePercent: thousandths / 1000, termYears };
        const apr = aprOf(loan, charges);
        const paymentAt = (annualRatePercent: number) =>
          monthlyPayment({ amount: 300_000 - charges, annualRatePercent, termYears });
        expect(paymentAt(apr)).toBeGreaterThanOrEqual(monthlyPayment(loan));
        expect(apr).toBeGreaterThanOrEqual(loan.annualRatePercent);
        if (apr >= loan.annualRatePercent + 0.01) {
          expect(paymentAt(apr - 0.01)).toBeLessThan(monthlyPayment(loan));
        }
      },
    );
  });

  test("charges that take the whole loan are refused", () => {
    expect(() => aprOf(loanAt(7), 300_000)).toThrow("leave nothing");
  });
});

describe("yearlyCostOf", () => {
  const levelPayments = (annualRatePercent: number) =>
    Array.from({ length: 360 }, () => monthlyPayment(loanAt(annualRatePercent)));

  test("of level payments to the end of the term it is the APR", () => {
    forAll(
      cases(),
      [fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 1, max: 20_000 })],
      (thousandths, charges) => {
        const rate = thousandths / 1000;
        expect(yearlyCostOf(300_000 - charges, levelPayments(rate))).toBe(aprOf(loanAt(rate), charges));
      },
    );
  });

  test.each([
    ["one payment a month later, with one percent more", 100, [101], 12],
    ["the same a hundredth of a cent higher is rounded up", 100, [101.0001], 12.01],
    ["nothing received", 0, [100], null],
    ["more than 1,000%", 100, [200], null],
    ["payments that do not repay cost nothing", 100, [50], 0],
  ])("%s", (_, received, payments, cost) => {
    expect(yearlyCostOf(received, payments)).toBe(cost);
  });
});
