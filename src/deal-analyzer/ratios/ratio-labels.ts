import { type Deal, hasLoan } from "../../calculators/deal/deal.ts";
import { lenderFractionOf, lenderRatioAt } from "../../calculators/deal/ratios/lender-view.ts";
import { formatRatioBeside } from "../../calculators/deal/ratios/ratio-text.ts";

/** Why there is no ratio to speak of, or undefined where there is one: 0.00 would read as the worst of all. */
export function whyNoRatio(deal: Deal, obligation: number): string | undefined {
  if (!hasLoan(deal)) return "No debt";
  return obligation === 0 ? "No payment" : undefined;
}

/** The lender's, on a payment of principal and interest. Never up across the visitor's own target. */
export function describeLenderRatio(deal: Deal, payment: number): string {
  const { obligation } = lenderFractionOf(deal, payment);
  return whyNoRatio(deal, obligation) ?? formatRatioBeside(lenderRatioAt(deal, payment), deal.targetRatio);
}
