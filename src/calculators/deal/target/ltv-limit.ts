import { type Deal, hasLoan, type Purpose } from "../deal.ts";
import { comparableLtvOf, formatLtv, isWithinLtv } from "../ratios/loan-to-value.ts";

/** Percent. Common, not anybody's offer. Where lenders differ, the lower end, which most of them lend up to. */
export const LTV_LIMITS = { purchase: 80, "rate-term": 75, "cash-out": 70 } as const satisfies Record<
  Purpose,
  number
>;

interface LtvLimit {
  readonly percent: number;
  /** Names the note that explains it, in content/calculators/deal-analyzer.ts. */
  readonly reason: Purpose | "belowOne";
}

/** Where lenders that accept a ratio below 1.00 commonly stop. */
export interface BelowOneLtv {
  /** The lower end, in percent: what is computed with. */
  readonly lower: number;
  /** The range, as a sentence says it. */
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

/** Meeting such a target is not enough where the loan is too large. Null where it is not, or the target is 1.00 or more. */
export function describeLoanBelowOne(deal: Deal, { lower, text }: BelowOneLtv): string | null {
  if (deal.targetRatio >= COVERED || !hasLoan(deal) || isWithinLtv(deal, lower)) return null;
  return `A target below 1.00 takes a smaller loan as well: lenders that accept it commonly stop at ${text} of the value, and this loan is ${formatLtv(comparableLtvOf(deal))} of it.`;
}
