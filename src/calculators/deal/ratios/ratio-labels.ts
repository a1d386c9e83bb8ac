import { type Borrowing, type Deal, hasLoan } from "../deal.ts";
import { lenderFractionOf, lenderRatioIn } from "./lender-view.ts";
import { formatRatioBeside } from "./ratio-text.ts";

/** Why there is no ratio to show, or undefined if there is one: 0.00 would read as the worst possible ratio. */
export function whyNoRatio(deal: Borrowing, obligation: number): string | undefined {
  if (!hasLoan(deal)) return "No debt";
  return obligation === 0 ? "No payment" : undefined;
}

/** The lender's ratio on this principal-and-interest payment. Never rounds up to the visitor's own target. */
export function describeLenderRatio(deal: Deal, payment: number): string {
  const fraction = lenderFractionOf(deal, payment);
  return (
    whyNoRatio(deal, fraction.obligation) ?? formatRatioBeside(lenderRatioIn(fraction), deal.targetRatio)
  );
}
