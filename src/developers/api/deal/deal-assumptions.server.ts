import { type Deal, unitsOf } from "../../../calculators/deal/deal.ts";
import { NOI_UNDERWRITING } from "../../../calculators/deal/ratios/lender-view.ts";
import { qualifyingRentOf } from "../../../calculators/deal/rent/qualifying-rent.ts";
import { formatUsdExact } from "../../../dscr/money.ts";

/** What the figures of a deal rest on, beside the fields that were sent. */
export function dealAssumptions(deal: Deal): readonly string[] {
  const { vacancyPercent, managementPercent, reservesPerUnitYear } = NOI_UNDERWRITING;
  return [
    deal.basis === "pitia"
      ? "The lender's ratio is qualifying rent over the full payment: principal, interest, taxes, insurance and dues."
      : `The lender's ratio is net operating income over principal and interest, with ${vacancyPercent}% vacancy, ${managementPercent}% management and $${reservesPerUnitYear} per unit a year deducted.`,
    `Qualifying rent${unitsOf(deal).length > 1 ? ", unit by unit" : ""}: ${qualifyingRentOf(deal).rule.name}.`,
    ...billAssumptions(deal),
    "Fields that were left out have the form's initial values, which the schema lists as defaults.",
    "Before income tax.",
  ];
}

function billAssumptions(deal: Deal): readonly string[] {
  const { estimatedTaxPercent, estimatedInsurancePercent } = deal;
  const place = deal.state === "" ? "no state given" : deal.state;
  const say = (bill: string, dollars: number, percent: number) =>
    `${bill} is estimated: ${percent}% of the price a year (${place}), ${formatUsdExact(dollars)} a month.`;
  return [
    ...(estimatedTaxPercent > 0 ? [say("Property tax", deal.propertyTax, estimatedTaxPercent)] : []),
    ...(estimatedInsurancePercent > 0 ? [say("Insurance", deal.insurance, estimatedInsurancePercent)] : []),
  ];
}
