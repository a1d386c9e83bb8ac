import { dealForm } from "../../content/calculators/deal-form.ts";
import { closingTaxes } from "../../content/guides/closing-taxes.ts";
import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";
import { stateFigures } from "../figures/figures-catalog.server.ts";
import type { StateFigures } from "../figures/state-figures.ts";

export { dealForm };

/** For bills that nobody has typed, in every tool that asks for a deal. Sorted by name. */
export const stateEstimates: readonly StateEstimates[] = stateFigures.map(estimatesOf);

function estimatesOf({
  code,
  name,
  ownerTax,
  landlordTax,
  insurancePercent,
  storms,
}: StateFigures): StateEstimates {
  const { tax, fromTwoUnits } = landlordTax;
  return {
    code,
    name,
    ownerTax,
    tax,
    ...(fromTwoUnits && { fromTwoUnits }),
    insurancePercent,
    ...(storms && { storms }),
    ...closingOf(code),
  };
}

/** Without the words of the guides: every page with the form carries it. */
function closingOf(code: StateFigures["code"]): Pick<StateEstimates, "closing"> {
  const taxes = closingTaxes[code];
  if (!taxes) return {};
  const { text: _text, exampleWith: _example, sources: _sources, ...closing } = taxes;
  return { closing };
}
