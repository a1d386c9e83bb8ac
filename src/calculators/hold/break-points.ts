import { type Deal, hasLoan } from "../deal/deal.ts";
import { paymentsOf } from "../deal/ratios/deal-payment.ts";
import type { HoldYear } from "./hold-years.ts";

/** At this ratio, the rent exactly covers what the lender counts. */
export const BREAKING_RATIO = 1;

export interface BreakPoints {
  /** False without a payment in any year. */
  readonly hasRatio: boolean;
  /** The first year in which the ratio is below 1.00. */
  readonly ratio: HoldYear | undefined;
  /** The first year in which the owner pays in. */
  readonly cashFlow: HoldYear | undefined;
}

export function breakPointsOf(years: readonly HoldYear[]): BreakPoints {
  return {
    hasRatio: years.some(({ ratio }) => ratio !== null),
    ratio: years.find(({ ratio }) => ratio !== null && ratio < BREAKING_RATIO),
    cashFlow: years.find(({ cashFlow }) => cashFlow < 0),
  };
}

/** The rise of the payment when the interest-only years end. */
export interface Cliff {
  /** The first year that feels it. */
  readonly year: number;
  readonly from: number;
  readonly to: number;
}

/** Null if every payment is the same, or if the whole loan falls due instead. */
export function cliffOf(deal: Deal): Cliff | null {
  const { interestOnly, afterInterestOnly } = paymentsOf(deal);
  if (!hasLoan(deal) || deal.interestOnlyYears === 0 || afterInterestOnly === null) return null;
  return { year: Math.floor(deal.interestOnlyYears) + 1, from: interestOnly, to: afterInterestOnly };
}
