import type { Deal, PrepaymentId } from "../../../src/calculators/deal/deal.ts";
import { Decimal } from "../decimal.ts";
import { monthsOf } from "./deal-loan.ts";
import { cashNeeded } from "./owner.ts";
import { holdingCost, pricedWith } from "./prepayment.ts";
import { lenderFraction, ratioOf } from "./ratios.ts";

/** Formula "points-ladder". */

const A_DOLLAR = Decimal.of(1);

/** The deal with other points, at the rate that they buy under its own penalty. */
function withPoints(deal: Deal, points: number): Deal {
  const bought = Decimal.of(points).minus(Decimal.of(deal.points)).times(Decimal.of(deal.pointValuePercent));
  return { ...deal, points, annualRatePercent: Decimal.of(deal.annualRatePercent).minus(bought).toNumber() };
}

export function ladderPrice(deal: Deal, points: number, structure: PrepaymentId) {
  const priced = withPoints(deal, points);
  const month = Math.min(deal.keepMonths, monthsOf(deal.termYears));
  const { ratePercent } = pricedWith(priced, structure);
  const atRate: Deal = { ...priced, annualRatePercent: ratePercent.toNumber() };
  return {
    ratePercent,
    cost: holdingCost(priced, month, structure).total,
    cash: cashNeeded(atRate).total,
    ratio: ratioOf(lenderFraction(atRate)),
  };
}

/** True if these points have paid for themselves in a payoff after this many payments. */
export function havePaid(deal: Deal, points: number, structure: PrepaymentId, month: number): boolean {
  const free = holdingCost(withPoints(deal, 0), month, structure).total;
  const saved = free.minus(holdingCost(withPoints(deal, points), month, structure).total);
  return saved.isAtLeast(A_DOLLAR);
}
