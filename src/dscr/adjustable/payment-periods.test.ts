import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { monthlyPayment } from "../amortization.ts";
import { type ChangingLoan, monthEnds, paymentPeriods, periodOf } from "./payment-periods.ts";
import { fullyIndexedRate, type Resets, rateSteps } from "./rate-steps.ts";

const resets: Resets = {
  fixedMonths: 60,
  everyMonths: 6,
  indexPercent: 3.7,
  marginPercent: 3.5,
  firstCapPercent: 2,
  periodicCapPercent: 1,
  lifeCapPercent: 5,
};
const loan: ChangingLoan = {
  amount: 225_000,
  firstRatePercent: 6.5,
  termMonths: 360,
  interestOnlyMonths: 0,
  repaidMonths: 360,
  resets,
};
const paymentsOf = (changing: ChangingLoan, path: "expected" | "worst") =>
  paymentPeriods(changing, path).map(({ from, ratePercent, payment }) => [from, ratePercent, payment]);

describe("a rate", () => {
  test.each([
    [3.7, 3.5, 7.25, "7.2 is nearer to 7.25 than to 7.125"],
    [3.703, 3, 6.75, "6.703"],
    [3, 3.0625, 6, "the middle of two eighths goes down"],
    [0, 3.3, 3.3, "never below the margin"],
  ])("of %d and a margin of %d is %d: %s", (indexPercent, marginPercent, rate) => {
    expect(fullyIndexedRate({ indexPercent, marginPercent })).toBe(rate);
  });

  test("changes by no more than its caps, and rises by no more than the life cap", () => {
    expect(rateSteps(6.5, resets, 360, "worst")).toEqual([
      { month: 1, ratePercent: 6.5 },
      { month: 61, ratePercent: 8.5 },
      { month: 67, ratePercent: 9.5 },
      { month: 73, ratePercent: 10.5 },
      { month: 79, ratePercent: 11.5 },
    ]);
  });

  test("falls by the same caps", () => {
    expect(rateSteps(9.9, { ...resets, indexPercent: 2 }, 120, "expected")).toEqual([
      { month: 1, ratePercent: 9.9 },
      { month: 61, ratePercent: 7.9 },
      { month: 67, ratePercent: 6.9 },
      { month: 73, ratePercent: 5.9 },
      { month: 79, ratePercent: 5.5 },
    ]);
  });

  test.each([
    ["that is fixed", null, 360],
    ["of a loan that falls due on the day of the first change", resets, 60],
  ])("%s has one step", (_, changes, months) => {
    expect(rateSteps(6.5, changes, months, "worst")).toHaveLength(1);
  });
});

/**
 * Worked by others. A loan's payments as lenders print them for their own customers, and the rates of a federal sample.
 *
 * Raymond James Bank, "Mortgage rates disclosures": a 5/1 loan of $180,000 at 3% with caps of 2, 2 and 5 "could rise from
 * $758.89 to $1,222.88 in the eighth year" (https://www.raymondjamesbank.com/mortgage-rates-disclosures).
 *
 * Capitol Federal, "Mortgage rates": $550,001 as a 3/1 and as a 5/1 loan, with the index of that day
 * (https://capfed.com/rates/mortgage-rates).
 *
 * Consumer Financial Protection Bureau, "Consumer Handbook on Adjustable-Rate Mortgages", sample Loan Estimate: $216,000 at
 * 3%, first change by 2 at most at the beginning of the 61st month, later ones by 2 every 12 months, "can go as high as 8% in
 * year 8".
 */
describe("payments that others published", () => {
  const yearly = { ...resets, everyMonths: 12, firstCapPercent: 2, periodicCapPercent: 2 };

  test("Raymond James Bank's", () => {
    const disclosed = { ...loan, amount: 180_000, firstRatePercent: 3, resets: yearly };
    expect(paymentsOf(disclosed, "worst")).toEqual([
      [1, 3, 758.89],
      [61, 5, expect.any(Number)],
      [73, 7, expect.any(Number)],
      [85, 8, 1222.88],
    ]);
  });

  test("Capitol Federal's", () => {
    const market = { ...yearly, indexPercent: 2.5, marginPercent: 2.75 };
    const three = {
      ...loan,
      amount: 550_001,
      firstRatePercent: 3.125,
      resets: { ...market, fixedMonths: 36 },
    };
    expect(paymentsOf(three, "expected")).toEqual([
      [1, 3.125, 2356.07],
      [37, 5.125, 2939.08],
      [49, 5.25, 2976.67],
    ]);
    const five = { ...loan, amount: 550_001, firstRatePercent: 3.375, resets: market };
    expect(paymentsOf(five, "expected")).toEqual([
      [1, 3.375, 2431.53],
      [61, 5.25, 2949.91],
    ]);
  });

  test("the rates of the Bureau's sample", () => {
    expect(rateSteps(3, yearly, 360, "worst")).toEqual([
      { month: 1, ratePercent: 3 },
      { month: 61, ratePercent: 5 },
      { month: 73, ratePercent: 7 },
      { month: 7 * 12 + 1, ratePercent: 8 },
    ]);
  });
});

describe("a loan that falls due before it is repaid", () => {
  test("pays as if it ran on, and owes the rest on its last day", () => {
    const balloon = { ...loan, termMonths: 84, resets: null };
    const periods = paymentPeriods(balloon, "expected");
    expect(periods).toHaveLength(1);
    expect(periods[0]?.payment).toBe(1422.15);
    const ends = monthEnds(balloon, periods);
    expect(ends).toHaveLength(85);
    const whole = monthEnds({ ...loan, resets: null }, paymentPeriods({ ...loan, resets: null }, "expected"));
    expect(ends.at(-1)?.balance).toBe(whole[84]?.balance);
  });

  test("a month past the term counts as the last", () => {
    expect(periodOf(paymentPeriods(loan, "worst"), 999)?.ratePercent).toBe(11.5);
  });
});

test("whatever the terms, what is owed falls to nothing, and each period's first payment is its level one", () => {
  const thousandths = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((steps) => steps / 1000);
  const changes = fc.record({
    fixedMonths: fc.constantFrom(60, 84, 120),
    everyMonths: fc.constantFrom(6, 12),
    indexPercent: thousandths(12),
    marginPercent: thousandths(8),
    firstCapPercent: thousandths(6),
    periodicCapPercent: thousandths(3),
    lifeCapPercent: thousandths(8),
  });
  const interestOnly = fc.constantFrom(0, 0, 60, 90, 120);
  forAll(
    cases(),
    [changes, thousandths(15), interestOnly, fc.constantFrom("expected", "worst")],
    (moved, rate, months, path) => {
      const changing = { ...loan, firstRatePercent: rate, interestOnlyMonths: months, resets: moved };
      const periods = paymentPeriods(changing, path);
      const ends = monthEnds(changing, periods);
      expect(ends).toHaveLength(361);
      expect(ends.at(-1)?.balance).toBe(0);
      expect(periods.at(-1)?.to).toBe(360);
      for (const { from, ratePercent, isInterestOnly, payment, owed } of periods) {
        expect(owed).toBe(ends[from - 1]?.balance);
        const level = monthlyPayment({
          amount: owed,
          annualRatePercent: ratePercent,
          termYears: (361 - from) / 12,
        });
        if (!isInterestOnly) expect(Math.abs(payment - level)).toBeLessThan(0.00501);
        expect(ratePercent).toBeLessThanOrEqual(rate + moved.lifeCapPercent + 1e-8);
      }
    },
  );
});
