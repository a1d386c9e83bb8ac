import { between, onceEnrolled } from "../figures/landlord-tax.ts";
import { landlordTaxes } from "../figures/landlord-taxes.ts";
import type { FormulaId } from "./formulas.ts";

/** A test vector of an estimate that follows from a record. Computed by hand. */
export interface EstimateVector {
  readonly formula: FormulaId;
  readonly given: readonly { readonly label: string; readonly value: string }[];
  /** Label of the computed figure. */
  readonly result: string;
  readonly expected: string;
  /** The record's own result. */
  readonly compute: () => string;
}

const percent = (figure: number | undefined) => `${figure?.toFixed(2)}%`;
const given = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([label, value]) => ({ label, value }));

export const estimateVectors: readonly EstimateVector[] = [
  {
    formula: "landlord-tax",
    given: given({ "Low end": "1.34%", "High end": "1.79%" }),
    result: "Estimate",
    expected: "1.57%",
    compute: () => percent(between(1.34, 1.79, "place").percent),
  },
  {
    formula: "landlord-tax",
    given: given({ Enrolled: "0.46%", "Not enrolled": "1.14%" }),
    result: "Estimate in Montana",
    expected: "1.14%",
    compute: () => percent(onceEnrolled(0.46, 1.14).percent),
  },
  {
    formula: "landlord-tax",
    given: given({ "One unit, assessed at 25%": "0.45%", "Two units, assessed at": "40%" }),
    result: "Estimate for a duplex in Tennessee",
    expected: "0.72%",
    compute: () => percent(landlordTaxes.TN.fromTwoUnits?.percent),
  },
];
