import { type Deal, hasLoan, type Purpose } from "../deal.ts";
import { comparableLtvOf, formatLtv, isWithinLtv } from "../ratios/loan-to-value.ts";

/**
 * Percent. Common limits, not any lender's offer. Where lenders differ, this is the lower end, which most of them
 * accept.
 */
export const LTV_LIMITS = { purchase: 80, "rate-term": 75, "cash-out": 70 } as const satisfies Record<
  Purpose,
  number
>;

interface LtvLimit {
  readonly percent: number;
  /** Key of the explanatory note in content/calculators/deal-analyzer.ts. */
  readonly reason: Purpose | "belowOne";
}

/** The common LTV limit of lenders that accept a ratio below 1.00. */
export interface BelowOneLtv {
  /** The lower end, in percent, used in calculations. */
  readonly lower: number;
  /** The range, as text. */
  readonly text: string;
}

const COVERED = 1;

/** Fewer lenders accept a target below 1.00, and they lend a smaller share of the value, whatever the purpose. */
export function ltvLimitOf(
  { purpose, targetRatio }: Pick<Deal, "purpose" | "targetRatio">,
  { lower }: BelowOneLtv,
): LtvLimit {
  return targetRatio >= COVERED
    ? { percent: LTV_LIMITS[purpose], reason: purpose }
    : { percent: lower, reason: "belowOne" };
}

/**
 * Warns that the loan is too large for a target below 1.00, even if the deal meets it. Null if it is not too large, or
 * the target is 1.00 or more.
 */
export function describeLoanBelowOne(deal: Deal, { lower, text }: BelowOneLtv): string | null {
  if (deal.targetRatio >= COVERED || !hasLoan(deal) || isWithinLtv(deal, lower)) return null;
  return `A target below 1.00 takes a smaller loan as well: lenders that accept it commonly stop at ${text} of the value, and this loan is ${formatLtv(comparableLtvOf(deal))} of it.`;
}
