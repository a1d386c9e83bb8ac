import { describe, expect, test } from "vitest";
import { rates } from "../../content/landings/rates.ts";
import { loanFacts } from "../../content/loan-facts.ts";
import { monthlyPayment } from "../dscr/amortization.ts";
import { estimateRate, type RatePicks } from "../dscr/rate-estimate.ts";

const cheapest: RatePicks = {
  credit: "credit-700",
  dscr: "dscr-140",
  ltv: "ltv-75",
  units: "one-unit",
  "rental-type": "long-term",
  experience: "experienced",
};

/** What each sample lender's profile says in words. */
const profiles: readonly Partial<RatePicks>[] = [
  {},
  { dscr: "dscr-125", ltv: "ltv-80" },
  { credit: "credit-620", dscr: "dscr-100" },
  { dscr: "dscr-100", units: "multi-unit", "rental-type": "short-term" },
];

describe.each(rates.lenders.map((lender, index) => [lender.name, lender, profiles[index]] as const))(
  "%s",
  (_name, lender, profile) => {
    test("asks the base rate and the adders of its profile", () => {
      const table = { baseRate: rates.estimator.baseRate, factors: rates.factors };
      expect(estimateRate(table, { ...cheapest, ...profile })).toMatchObject({
        low: lender.rate,
        high: lender.rate,
      });
    });

    test("states the APR of its rate, its fee and $1,500, cut to two decimals", () => {
      const payment = monthlyPayment({ amount: 300_000, annualRatePercent: lender.rate, termYears: 30 });
      const received = 300_000 * (1 - lender.originationFee / 100) - 1_500;
      const paymentAt = (annualRatePercent: number) =>
        monthlyPayment({ amount: received, annualRatePercent, termYears: 30 });
      expect(paymentAt(lender.apr)).toBeLessThanOrEqual(payment);
      expect(paymentAt(lender.apr + 0.01)).toBeGreaterThan(payment);
    });
  },
);

test("the range that an estimate can exceed is the one the site states", () => {
  expect(loanFacts.rates.dscr).toBe(`${rates.estimator.baseRate}%-${rates.estimator.rangeTop}%`);
});
