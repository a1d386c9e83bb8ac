import type { Deal } from "../deal.ts";
import { lenderFractionOf, lenderRatioIn } from "../ratios/lender-view.ts";

/**
 * True if the lender's ratio reaches the deal's target, or if nothing is owed that income would have to cover. Without
 * the second case, a search that shrinks the loan to nothing would see the ratio climb and then drop to 0.
 */
export function meetsTarget(deal: Deal): boolean {
  const fraction = lenderFractionOf(deal);
  const ratio = lenderRatioIn(fraction);
  if (ratio >= deal.targetRatio) return true;
  return ratio === 0 && fraction.obligation === 0 && fraction.income > 0;
}

export function owesNothing(deal: Deal): boolean {
  return lenderFractionOf(deal).obligation === 0;
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
