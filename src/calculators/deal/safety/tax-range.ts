import { bandOf } from "../../../dscr/dscr.ts";
import { describeTaxRange } from "../../../dscr/landlord-tax.ts";
import { findState, type StateEstimates, taxIn } from "../bill-estimates.ts";
import { type Deal, withPrice } from "../deal.ts";
import { isRatioMet, lenderRatioOf } from "../ratios/lender-view.ts";
import { sayRatio } from "../ratios/ratio-labels.ts";

/**
 * The ratios at both ends of what landlords pay in the deal's state or county. Undefined if the tax was typed or came by a link, or
 * if both ends come to the same verdict.
 */
export function describeDealTaxRange(deal: Deal, states: readonly StateEstimates[]): string | undefined {
  const state = findState(states, deal.state);
  const tax = state && taxIn(state, deal.units);
  if (!tax || deal.estimatedTaxPercent !== tax.percent) return undefined;
  const range = describeTaxRange(tax, (percent) => {
    const ratio = lenderRatioOf(withPrice({ ...deal, estimatedTaxPercent: percent }, deal.price));
    return {
      text: sayRatio(deal, ratio),
      verdict: `${ratio !== null && bandOf(ratio).level} ${isRatioMet(ratio, deal.targetRatio)}`,
    };
  });
  return range && `By what landlords pay in property tax in ${state.taxPlace ?? state.name}: ${range}.`;
}
