import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import { findState, type StateEstimates, taxIn } from "../deal/bill-estimates.ts";
import type { DealEntry, DealField } from "./deal-fields.ts";

export type BillHints = DealFormContent["billHints"];

/** The source of a state's tax or insurance estimate, or of its taxes at closing. Undefined for other fields, and without a state. */
export function describeEstimate(
  field: DealField,
  entry: Pick<
    DealEntry,
    | "purpose"
    | "state"
    | "units"
    | "propertyTax"
    | "insurance"
    | "estimatedTaxPercent"
    | "estimatedInsurancePercent"
  >,
  states: readonly StateEstimates[],
  hints: BillHints,
): string | undefined {
  const state = findState(states, entry.state);
  if (state && (field === "deedTaxPercent" || field === "mortgageTaxPercent")) {
    return describeStateTax(field, state, hints);
  }
  if (!state || (field !== "propertyTax" && field !== "insurance")) return undefined;
  const isTax = field === "propertyTax";
  const tax = taxIn(state, Number(entry.units));
  const ours = `${isTax ? tax.percent : state.insurancePercent}`;
  // Emptying a typed bill estimates it from the state, whatever a link said.
  const isTyped = entry[field].trim() !== "";
  const percent = isTyped ? ours : isTax ? entry.estimatedTaxPercent : entry.estimatedInsurancePercent;
  const isOurs = percent === ours;
  const hint = isTax
    ? (state.taxHint ?? (tax.isFloor ? hints.leastTax : hints.landlordTax))
    : (state.insuranceHint ?? hints[state.storms ?? "ordinary"]);
  const words: Readonly<Record<string, string>> = {
    percent: `${percent}%`,
    tax: tax.text,
    whole: entry.purpose === "purchase" ? "price" : "value",
    state: state.name,
    owners: `${state.ownerTax.percent.toFixed(2)}%`,
  };
  return (isOurs ? hint : hints.fromLink).replaceAll(/\{(\w+)\}/g, (mark, word) => words[word] ?? mark);
}

function describeStateTax(
  field: "deedTaxPercent" | "mortgageTaxPercent",
  { name, closing }: StateEstimates,
  hints: BillHints,
): string {
  const isDeed = field === "deedTaxPercent";
  const taxed = closing && (isDeed ? closing.onPrice : closing.onLoan);
  const words = taxed ? (isDeed ? hints.deedTax : hints.loanTax) : hints.noClosingTax;
  return (closing ? words : hints.unknownClosingTax).replaceAll("{state}", name);
}
