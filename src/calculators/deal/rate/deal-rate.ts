import type { RateFactor } from "../../../../content/landings/landing-page.ts";
import {
  type ConsistentRate,
  estimateRate,
  findFactor,
  findRatioAnswers,
  optionHolding,
  type RateEstimate,
  type RatePicks,
  type RateTable,
} from "../../../dscr/rate-estimate.ts";
import { type Deal, hasUse } from "../deal.ts";
import { structuresFor } from "../prepayment/exit-cost.ts";
import { withPrepayment } from "../prepayment/prepayment-factor.ts";
import { type LenderRatio, lenderRatioOf } from "../ratios/lender-view.ts";
import { comparableLtvOf } from "../ratios/loan-to-value.ts";

export interface DealRate {
  readonly estimate: RateEstimate;
  /** The lender's ratio at the estimated rate, or at the typed rate if there is no estimate. */
  readonly ratio: LenderRatio;
  /** Percent: the upper end if a new investor's adder is a range. Null if the samples have no adder. */
  readonly rate: number | null;
  /** True if a lower band of the ratio also leads back to itself, at a higher rate (see `findRatioAnswers`). */
  readonly hasSecondAnswer: boolean;
  readonly secondRate: number | null;
}

/**
 * The estimated rate from the sample adders. The ratio's band is the first, from the best, whose floor the ratio
 * reaches at that band's own rate. More money down lowers the LTV adder or leaves it unchanged, and raises the ratio at
 * every rate, so it never raises this estimate. The typed rate plays no part.
 */
export function estimateDealRate(deal: Deal, samples: RateTable): DealRate {
  const table = withPrepayment(samples, structuresFor(deal));
  const picks = picksOf(deal, table);
  const [answer, second] = answersOf(deal, table, picks);
  const estimateAt = ({ option }: ConsistentRate) => estimateRate(table, { ...picks, dscr: option.id });
  if (!answer) throw new Error("No band of the ratio leads back to itself: the rate table has a gap.");
  const estimate = estimateAt(answer);
  const rate = upperEnd(estimate);
  return {
    estimate,
    rate,
    ratio: lenderRatioOf(rate === null ? deal : { ...deal, annualRatePercent: rate }),
    hasSecondAnswer: second !== undefined,
    secondRate: second ? upperEnd(estimateAt(second)) : null,
  };
}

function answersOf(deal: Deal, table: RateTable, picks: RatePicks): readonly ConsistentRate[] {
  const ratioAt = (annualRatePercent: number) => pricedRatioOf({ ...deal, annualRatePercent });
  const { adder } = optionHolding(findFactor(table, "ltv"), comparableLtvOf(deal));
  if (adder !== null) return findRatioAnswers(table, picks, ratioAt);
  // Without an LTV adder no band has a rate to try, so use the typed rate.
  const ratio = pricedRatioOf(deal);
  return [{ option: optionHolding(findFactor(table, "dscr"), ratio), ratio }];
}

/** Without a ratio there is none to miss: the last dollar down must not cost the best band. */
function pricedRatioOf(deal: Deal): number {
  return lenderRatioOf(deal) ?? Number.MAX_VALUE;
}

function picksOf(deal: Deal, table: RateTable): RatePicks {
  const hold = (id: RateFactor["id"], value: number) => optionHolding(findFactor(table, id), value).id;
  return {
    credit: hold("credit", deal.creditScore),
    dscr: hold("dscr", 1),
    ltv: hold("ltv", comparableLtvOf(deal)),
    units: deal.units > 1 ? "multi-unit" : "one-unit",
    "rental-type": hasUse(deal, "short-term") ? "short-term" : "long-term",
    experience: deal.isNewInvestor ? "new-investor" : "experienced",
    prepayment: deal.prepayment,
  };
}

function upperEnd(estimate: RateEstimate): number | null {
  return estimate.isPriced ? estimate.high : null;
}
