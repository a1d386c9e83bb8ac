import { USUAL_ESTIMATES } from "../calculators/deal/bill-estimates.ts";
import { type Deal, INITIAL_DEAL } from "../calculators/deal/deal.ts";
import { writeDealFragment } from "../calculators/deal/sharing/deal-link.ts";

export const ANALYZER = "/deal-analyzer";

/** Opens the deal analyzer with what a guide is about. Bills are estimated, and what is missing is asked for. */
export function analyzerWith(figures: Partial<Deal>): string {
  const fragment = writeDealFragment({
    ...INITIAL_DEAL,
    estimatedTaxPercent: USUAL_ESTIMATES.taxPercent,
    estimatedInsurancePercent: USUAL_ESTIMATES.insurancePercent,
    ...figures,
  });
  return `${ANALYZER}#from=guide&${fragment.slice(1)}`;
}
