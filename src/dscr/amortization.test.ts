import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { amortize, monthlyPayment } from "./amortization.ts";
import { sumByYear } from "./amortization-schedule.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const relativeError = (actual: number, expected: number) => Math.abs(actual - expected) / Math.abs(expected);

const loans = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  annualRatePercent: fc.double({ min: 0, max: 100, noNaN: true }),
  termYears: fc.integer({ min: 1, max: 50 }),
});

/**
 * Amount, yearly rate and years of a loan; then its payment, and the principal of the first year, of the fifth and of the
 * last month. LibreOffice Calc 7.4.7, which shares no code with this site, computed them. Write one row per loan to a CSV
 * file, with r the yearly rate / 100 / 12 and n the months:
 *
 *   payment      =-PMT(r; n; amount)
 *   first year   =-CUMPRINC(r; n; amount; 1; 12; 0)
 *   fifth year   =-CUMPRINC(r; n; amount; 49; 60; 0)
 *   last month   =-CUMPRINC(r; n; amount; n; n; 0)
 *
 * Then run `soffice --headless --infilter="CSV:44,34,76,1,,0,false,true" --convert-to fods`, which evaluates the
 * formulas, and read the cells' values with all 15 digits.
 */
test.each<[number, number, number, ...figures: (number | undefined)[]]>([
  [225_000, 8.5, 30, 1730.05533806475, 1700.91562017109, 2386.83494095857, 1717.88697201299],
  [225_000, 7.25, 30, 1534.89663012643, 2177.67766425821, 2907.77006946371, 1525.6789862512],
  [300_000, 6.75, 30, 1945.79428970465, 3197.24416362937, 4185.10879739502, 1934.91041860001],
  [100_000, 0.125, 30, 283.033128077779, 3273.27242603524, 3289.67891572139, 283.003648531047],
  [100_000, 0.01, 30, 278.195810182678, 3328.50227579197, 3329.83393746829, 278.193491903585],
  [75_000, 12, 15, 900.126046568635, 1903.97403796607, 3069.63659523928, 891.2139074937],
  [2_500_000, 9.99, 40, 21209.0187749263, 4982.2531248111, 7417.39607775724, 21033.9114620044],
  [180_000, 7.375, 20, 1436.34094812751, 4097.76577364199, 5498.85054535955, 1427.56735707879],
  [50_000, 24, 5, 1438.39829129032, 5879.8372194434, 15211.5527419793, 1410.1944032258],
  [412_345.67, 8.125, 30, 3061.6549736027, 3360.07244047125, 4645.35229988207, 3041.06443316985],
  [1, 5, 1, 0.0856074817884671, 1.0, undefined, 0.08525226402171],
  [999_999_999_999, 8.5, 30, 7689134835.83565, 7559624978.5306, 10608155293.1386, 7635053208.93899],
  [150_000, 99.9, 10, 12488.3493003689, 16.4312767966112, 763.218346640868, 11528.5938613924],
  [240_000, 3, 10, 2317.45787276135, 20895.2498634692, 23555.8006777197, 2311.67867607116],
])(
  "%d at %d%% over %d years agrees with LibreOffice to nine digits",
  (amount, annualRatePercent, termYears, ...expected) => {
    const loan = { amount, annualRatePercent, termYears };
    const months = amortize(loan);
    const [first, , , , fifth] = sumByYear(months);
    const figures = [monthlyPayment(loan), first?.principal, fifth?.principal, months.at(-1)?.principal];
    const isNear = (figure: number | undefined, place: number) =>
      figure === expected[place] || relativeError(figure ?? 0, expected[place] ?? 0) < 1e-9;
    expect(figures.map(isNear)).toEqual(expected.map(() => true));
  },
);

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
