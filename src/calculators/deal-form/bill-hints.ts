import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import { findState, type StateEstimates } from "../deal/bill-estimates.ts";
import type { DealEntry, DealField } from "./deal-fields.ts";

export type BillHints = DealFormContent["billHints"];

/** The source of a state's tax or insurance estimate. Undefined for other fields, and without a state. */
export function describeEstimate(
  field: DealField,
  entry: Pick<
    DealEntry,
    "purpose" | "state" | "propertyTax" | "insurance" | "estimatedTaxPercent" | "estimatedInsurancePercent"
  >,
  states: readonly StateEstimates[],
  hints: BillHints,
): string | undefined {
  const state = findState(states, entry.state);
  if (!state || (field !== "propertyTax" && field !== "insurance")) return undefined;
  const isTax = field === "propertyTax";
  const ours = `${isTax ? state.taxPercent : state.insurancePercent}`;
  // Emptying a typed bill estimates it from the state, whatever a link said.
  const isTyped = entry[field].trim() !== "";
  const percent = isTyped ? ours : isTax ? entry.estimatedTaxPercent : entry.estimatedInsurancePercent;
  const isOurs = percent === ours;
  const hint = isTax ? taxHint(state, hints) : hints[state.storms ?? "ordinary"];
  const words: Readonly<Record<string, string>> = {
    percent: `${percent}%`,
    whole: entry.purpose === "purchase" ? "price" : "value",
    state: state.name,
    owners: `${state.ownerTaxPercent}%`,
  };
  return (isOurs ? hint : hints.fromLink).replaceAll(/\{(\w+)\}/g, (mark, word) => words[word] ?? mark);
}

function taxHint({ taxPercent, ownerTaxPercent }: StateEstimates, hints: BillHints): string {
  return taxPercent === ownerTaxPercent ? hints.ownerTax : hints.landlordTax;
}
