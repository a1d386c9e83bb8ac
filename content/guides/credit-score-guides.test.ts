import { describe, expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../src/calculators/deal/example-deal.ts";
import { estimateDealRate } from "../../src/calculators/deal/rate/deal-rate.ts";
import { tierRatesOf } from "../../src/guides/guide-rates.ts";
import { isProof } from "../../tests/setup/budget.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { rates } from "../landings/rates.ts";
import { planningRates } from "../loan-facts.ts";
import { rangeIn } from "../test-figures.ts";
import { type CreditScoreGuide, creditScoreGuides } from "./credit-score-guides.ts";

const table = { baseRate: rates(shippedContent).estimator.baseRate, factors: rates(shippedContent).factors };
const tiers: readonly CreditScoreGuide[] = creditScoreGuides(shippedContent);
const leastDownOf = ({ downPaymentReqs }: CreditScoreGuide) => rangeIn(downPaymentReqs).low;
const ratesOf = (tier: CreditScoreGuide) =>
  tierRatesOf(table, { minScore: tier.minScore, leastDownPercent: leastDownOf(tier) });

/** Every whole score of a tier, the last tier up to 850. */
function scoresOf({ scoreRange, minScore }: CreditScoreGuide): readonly number[] {
  const { high } = scoreRange.endsWith("+") ? { high: 850 } : rangeIn(scoreRange);
  return Array.from({ length: high - minScore + 1 }, (_, index) => minScore + index);
}

/** Bands of scores begin at tens, so these and the last score see every band. The proof tries them all. */
function scoresToTry(tier: CreditScoreGuide): readonly number[] {
  const scores = scoresOf(tier);
  return scores.filter((score) => isProof || score % 10 === 0 || score === scores.at(-1));
}

/**
 * The analyzer's estimates for one unit on a lease, from the smallest down payment up and from a thin rent to a high
 * one.
 */
function estimatesFor(tier: CreditScoreGuide, creditScore: number) {
  const downPayments = [0, 2, 5, 10, 15].map((more) => leastDownOf(tier) + more);
  const rents = Array.from({ length: 30 }, (_, index) => 1900 + 60 * index);
  return downPayments
    .flatMap((downPaymentPercent) =>
      rents.map((leaseRent) => ({ ...EXAMPLE_DEAL, downPaymentPercent, leaseRent, creditScore })),
    )
    .map((deal) => estimateDealRate(deal, table).estimate)
    .filter((estimate) => estimate.isPriced);
}

test("the tiers leave no score out", () => {
  const scores = tiers.flatMap(scoresOf);
  const lowest = tiers[0]?.minScore ?? 0;
  expect(scores).toEqual(Array.from({ length: scores.length }, (_, index) => lowest + index));
});

describe.each(tiers)("a score of $scoreRange", (tier) => {
  const { low, high } = ratesOf(tier);

  test("the analyzer's estimate lies in the guide's range, and reaches both ends of it", () => {
    for (const score of scoresToTry(tier)) {
      const estimates = estimatesFor(tier, score);
      expect([score, Math.min(...estimates.map((estimate) => estimate.low))]).toEqual([score, low]);
      expect([score, Math.max(...estimates.map((estimate) => estimate.high))]).toEqual([score, high]);
    }
  });

  test("the guide's range lies in the one that the site states", () => {
    const site = rangeIn(planningRates(shippedContent).dscr);
    expect(low).toBeGreaterThanOrEqual(site.low);
    expect(high).toBeLessThanOrEqual(site.high);
  });
});
