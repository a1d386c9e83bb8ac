import { dealForm } from "../../content/calculators/deal-form.ts";
import { closingExample, closingTaxExample, closingTaxes } from "../../content/guides/closing-taxes.ts";
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

/** In thousandths of a percent, because a credit or an exemption makes the rate of one loan an odd figure. */
function closingOf(code: StateFigures["code"]): Pick<StateEstimates, "closing"> {
  const taxes = closingTaxes[code];
  if (!taxes) return {};
  const { deed, mortgage } = closingTaxExample(taxes);
  const percent = (tax: number, whole: number) => Number(((tax / whole) * 100).toFixed(3));
  const { price, loan } = closingExample;
  return { closing: { deedPercent: percent(deed, price), loanPercent: percent(mortgage, loan) } };
}
