import { findState, type StateEstimates, taxIn } from "../../../calculators/deal/bill-estimates.ts";
import { type Deal, unitsOf } from "../../../calculators/deal/deal.ts";
import { NOI_UNDERWRITING } from "../../../calculators/deal/ratios/lender-view.ts";
import { qualifyingRentOf } from "../../../calculators/deal/rent/qualifying-rent.ts";
import { describeDealTaxRange } from "../../../calculators/deal/safety/tax-range.ts";
import { sayCounty } from "../../../counties/county-name.ts";
import { formatUsdExact } from "../../../dscr/money.ts";
import { apiFacts } from "../api-facts-catalog.server.ts";
import { placesOf } from "../county-input.server.ts";

/** What the figures of a deal rest on, beside the fields that were sent. */
export function dealAssumptions(deal: Deal): readonly string[] {
  const { vacancyPercent, managementPercent, reservesPerUnitYear } = NOI_UNDERWRITING;
  return [
    deal.basis === "pitia"
      ? "The lender's ratio is qualifying rent over the full payment: principal, interest, taxes, insurance and dues."
      : `The lender's ratio is net operating income over principal and interest, with ${vacancyPercent}% vacancy, ${managementPercent}% management and $${reservesPerUnitYear} per unit a year deducted.`,
    `Qualifying rent${unitsOf(deal).length > 1 ? ", unit by unit" : ""}: ${qualifyingRentOf(deal).rule.name}.`,
    ...billAssumptions(deal),
    ...(deal.adjustment === "fixed"
      ? []
      : [
          `The rate may change every 6 months after its first years. The index is assumed to be ${deal.indexPercent}% then: nobody knows it. At worst the rate rises as fast as the caps allow.`,
        ]),
    "Fields that were left out have the form's initial values, which the schema lists as defaults.",
    "Before income tax.",
  ];
}

function billAssumptions(deal: Deal): readonly string[] {
  const { estimatedTaxPercent, estimatedInsurancePercent } = deal;
  const places = placesOf(placeOf(deal));
  const state = findState(places, deal.state);
  const place =
    deal.county === "" ? deal.state || "no state given" : `${sayCounty(deal.county)}, ${deal.state}`;
  const say = (bill: string, dollars: number, percent: number, detail = "") =>
    `${bill} is estimated: ${percent}% of the price a year (${place}${detail}), ${formatUsdExact(dollars)} a month.`;
  const tax = state && taxIn(state, deal.units);
  const landlords = tax && estimatedTaxPercent === tax.percent ? `; a landlord pays ${tax.text}` : "";
  const range = describeDealTaxRange(deal, places);
  return [
    ...(estimatedTaxPercent > 0
      ? [say("Property tax", deal.propertyTax, estimatedTaxPercent, landlords)]
      : []),
    ...(range ? [range] : []),
    ...(estimatedInsurancePercent > 0
      ? [say("Insurance", deal.insurance, estimatedInsurancePercent, insuranceSource(state))]
      : []),
  ];
}

function insuranceSource(state: StateEstimates | undefined): string {
  return state?.insuranceHint
    ? `; the recorded premium of ${apiFacts.counties.year}, of owners who live in the house, over the median value`
    : "; an assumption";
}

function placeOf({ state, county }: Deal) {
  return { ...(state !== "" && { state }), ...(county !== "" && { county }) };
}
