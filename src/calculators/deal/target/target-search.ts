import { type Deal, hasLoan } from "../deal.ts";
import { lenderFractionOf, lenderRatioIn } from "../ratios/lender-view.ts";

/**
 * True if the lender's ratio reaches the deal's target, or without a loan. A loan so small that its payment rounds to
 * nothing takes any income, but not a loss: otherwise a search would find that the worst house carries a dollar.
 */
export function meetsTarget(deal: Deal): boolean {
  const fraction = lenderFractionOf(deal);
  const ratio = lenderRatioIn(deal, fraction);
  if (ratio !== null) return ratio >= deal.targetRatio;
  return !hasLoan(deal) || fraction.income > 0;
}

/**
 * The first whole number from `start` towards `end`, both included, that meets the condition, provided that every
 * number after it does too. Null if even the end does not.
 */
export function findFirst(start: number, end: number, isMet: (whole: number) => boolean): number | null {
  if (!isMet(end)) return null;
  const direction = end < start ? -1 : 1;
  let distance = Math.abs(end - start);
  let tooNear = -1;
  while (distance - tooNear > 1) {
    const middle = Math.floor((tooNear + distance) / 2);
    if (isMet(start + direction * middle)) distance = middle;
    else tooNear = middle;
  }
  return start + direction * distance;
}
