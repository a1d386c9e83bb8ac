import { bandOf } from "../../../dscr/dscr.ts";
import { describeTaxRange } from "../../../dscr/landlord-tax.ts";
import { findState, type StateEstimates, taxIn } from "../bill-estimates.ts";
import { type Deal, hasLoan, withPrice } from "../deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { formatRatioBeside } from "../ratios/ratio-text.ts";

/**
 * The ratios at both ends of what landlords pay in the deal's state. Undefined if the tax was typed or came by a link, or
 * if both ends come to the same verdict.
 */
export function describeDealTaxRange(deal: Deal, states: readonly StateEstimates[]): string | undefined {
  const state = findState(states, deal.state);
  const tax = state && taxIn(state, deal.units);
  if (!tax || !hasLoan(deal) || deal.estimatedTaxPercent !== tax.percent) return undefined;
  const range = describeTaxRange(tax, (percent) => {
    const ratio = lenderRatioOf(withPrice({ ...deal, estimatedTaxPercent: percent }, deal.price));
    return {
      text: formatRatioBeside(ratio, deal.targetRatio),
      verdict: bandOf(ratio).level + (ratio >= deal.targetRatio),
    };
  });
  return range && `By what landlords pay in property tax in ${state.name}: ${range}.`;
}
