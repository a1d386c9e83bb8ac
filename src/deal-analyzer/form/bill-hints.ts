import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { findState, type StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import type { DealEntry, DealField } from "./deal-fields.ts";

export type BillHints = DealAnalyzerContent["billHints"];

/** The source of a state's tax or insurance estimate. Undefined for other fields, and without a state. */
export function describeEstimate(
  field: DealField,
  entry: Pick<DealEntry, "purpose" | "state" | "estimatedTaxPercent" | "estimatedInsurancePercent">,
  states: readonly StateEstimates[],
  hints: BillHints,
): string | undefined {
  const state = findState(states, entry.state);
  if (!state || (field !== "propertyTax" && field !== "insurance")) return undefined;
  const isTax = field === "propertyTax";
  const percent = isTax ? entry.estimatedTaxPercent : entry.estimatedInsurancePercent;
  const isOurs = percent === `${isTax ? state.taxPercent : state.insurancePercent}`;
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
