import { describe, expect, test } from "vitest";
import { rates } from "../../content/landings/rates.ts";
import { loanFacts } from "../../content/loan-facts.ts";
import { formatUsd } from "../dscr/money.ts";
import { estimateRate, type RatePicks } from "../dscr/rate-estimate.ts";
import { ratesLanding } from "./landings-catalog.server.ts";

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
  },
);

test("every APR is rounded up: 6.9989 is 7.00", () => {
  expect(ratesLanding.content.lenders.map(({ apr }) => apr)).toEqual([7, 7.46, 7.94, 8.16]);
});

test("the sentence beside the APRs states what they were computed with", () => {
  const { loanAmount, termYears, otherCharges } = rates.aprBasis;
  for (const words of [formatUsd(loanAmount), `${termYears} years`, formatUsd(otherCharges), "rounded up"]) {
    expect(rates.aprAssumption).toContain(words);
  }
});

test("the range that an estimate can exceed is the one the site states", () => {
  expect(loanFacts.rates.dscr).toBe(`${rates.estimator.baseRate}%-${rates.estimator.rangeTop}%`);
});
