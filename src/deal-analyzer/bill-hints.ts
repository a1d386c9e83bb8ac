import { findState, type StateEstimates } from "../calculators/deal/bill-estimates.ts";
import type { DealEntry, DealField } from "./deal-fields.ts";

/** Where the figure comes from that a state's bill is estimated at. Undefined for other fields, and without a state. */
export function sayEstimate(
  field: DealField,
  entry: Pick<DealEntry, "purpose" | "state" | "estimatedTaxPercent" | "estimatedInsurancePercent">,
  states: readonly StateEstimates[],
  source: string,
): string | undefined {
  const state = findState(states, entry.state);
  if (!state) return undefined;
  const whole = entry.purpose === "purchase" ? "price" : "value";
  const leftEmpty = (percent: string) => `Left empty, ${percent}% of the ${whole} a year`;
  switch (field) {
    case "propertyTax": {
      const percent = entry.estimatedTaxPercent;
      const isOurs = percent === `${state.taxPercent}`;
      return `${leftEmpty(percent)}${isOurs ? sayTax(state, source) : FROM_A_LINK}`;
    }
    case "insurance": {
      const percent = entry.estimatedInsurancePercent;
      const isOurs = percent === `${state.insurancePercent}`;
      return `${leftEmpty(percent)}${isOurs ? sayInsurance(state) : FROM_A_LINK}`;
    }
    default:
      return undefined;
  }
}

const FROM_A_LINK = ", as the link that you opened has it.";

function sayTax({ name, taxPercent, ownerTaxPercent }: StateEstimates, source: string): string {
  return taxPercent === ownerTaxPercent
    ? `, the median of owners in ${name} who live in their house (${source}). They have exemptions that a landlord lacks, so ask the county.`
    : `, our assumption for a landlord in ${name}. Owners who live in their house pay ${ownerTaxPercent}% at the median (${source}).`;
}

const STORMS = {
  hail: ", where hail and tornadoes are frequent",
  hurricane: ", on the hurricane coast. Wind and flood may need policies of their own",
} as const;

function sayInsurance({ name, storms }: StateEstimates): string {
  return `, our assumption for ${name}${storms ? STORMS[storms] : ""}.`;
}
