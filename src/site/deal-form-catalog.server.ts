import { dealForm } from "../../content/calculators/deal-form.ts";
import { landlordTaxPercents } from "../../content/calculators/state-costs.ts";
import type { StateCode } from "../../content/figures/figure-table.ts";
import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";
import { stateFigures } from "../figures/figures-catalog.server.ts";
import type { StateFigures } from "../figures/state-figures.ts";

export { dealForm };

/** For bills that nobody has typed, in every tool that asks for a deal. Sorted by name. */
export const stateEstimates: readonly StateEstimates[] = stateFigures.map(estimatesOf);

/** Where the site assumes no tax for landlords, the owners' median stands in for it. */
function estimatesOf({ code, name, taxPercent, insurancePercent, storms }: StateFigures): StateEstimates {
  const landlordPercents: Partial<Record<StateCode, number>> = landlordTaxPercents;
  return {
    code,
    name,
    ownerTaxPercent: taxPercent,
    taxPercent: landlordPercents[code] ?? taxPercent,
    insurancePercent,
    ...(storms && { storms }),
  };
}
