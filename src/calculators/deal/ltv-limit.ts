import { type Deal, hasLoan, type Purpose } from "./deal.ts";
import { comparableLtvOf, formatLtv, isWithinLtv } from "./loan-to-value.ts";

interface LtvLimit {
  readonly percent: number;
  readonly note: string;
}

/** Common, not anybody's offer. Where lenders differ, the lower end, which most of them lend up to. */
export const LTV_LIMITS: Readonly<Record<Purpose, LtvLimit>> = {
  purchase: {
    percent: 80,
    note: "Illustrative. Many lenders stop near 80% on a purchase, lower for low ratios or scores.",
  },
  "rate-term": {
    percent: 75,
    note: "Illustrative. Limits for a rate-and-term refinance commonly run from 75% to 80%; this is the lower end.",
  },
  "cash-out": {
    percent: 70,
    note: "Illustrative. Limits for a cash-out refinance commonly run from 70% to 75%; this is the lower end.",
  },
};

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
  { lower, text }: BelowOneLtv,
): LtvLimit {
  if (targetRatio >= COVERED) return LTV_LIMITS[purpose];
  const note = `Illustrative. Lenders that accept a ratio below 1.00 commonly stop at ${text} of the value; this is the lower end.`;
  return { percent: lower, note };
}

/** Meeting such a target is not enough where the loan is too large. Null where it is not, or the target is 1.00 or more. */
export function sayLoanBelowOne(deal: Deal, { lower, text }: BelowOneLtv): string | null {
  if (deal.targetRatio >= COVERED || !hasLoan(deal) || isWithinLtv(deal, lower)) return null;
  return `A target below 1.00 takes a smaller loan as well: lenders that accept it commonly stop at ${text} of the value, and this loan is ${formatLtv(comparableLtvOf(deal))} of it.`;
}
