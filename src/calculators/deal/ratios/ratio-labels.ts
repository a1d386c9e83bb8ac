import { type Borrowing, type Deal, hasLoan } from "../deal.ts";
import { type LenderRatio, lenderFractionOf, lenderRatioIn } from "./lender-view.ts";
import { formatRatioBeside } from "./ratio-text.ts";

export const NO_DEBT = "No debt";
export const NO_PAYMENT = "No payment";

/** Shown if there is no ratio: 0.00 would read as the worst possible one. */
function whyNoRatio(deal: Borrowing): string {
  return hasLoan(deal) ? NO_PAYMENT : NO_DEBT;
}

/** The lender's ratio on this principal-and-interest payment. Never rounds up to the visitor's own target. */
export function describeLenderRatio(deal: Deal, payment: number): string {
  return sayRatio(deal, lenderRatioIn(deal, lenderFractionOf(deal, payment)));
}

/** A ratio of this deal, or why there is none. */
export function sayRatio(deal: Pick<Deal, "targetRatio"> & Borrowing, ratio: LenderRatio): string {
  return ratio === null ? whyNoRatio(deal) : formatRatioBeside(ratio, deal.targetRatio);
}
