import { calculateDscr } from "../../dscr/dscr.ts";
import { writeDscrFragment } from "../sharing/dscr-fragment.ts";
import type { DscrCalculator } from "./dscr-calculator.ts";
import { readDscrEntry } from "./dscr-entry.ts";
import { readDscrFragment } from "./dscr-link.ts";

/** The calculator as texts: the fields as typed, the loan and the result as in a link. */
export function keptTextsOf({ entry: { loan, ...fields }, result }: DscrCalculator) {
  return {
    ...fields,
    loan: loan ? writeDscrFragment(readDscrEntry(fields), loan) : "",
    result: result ? writeDscrFragment(result) : "",
  };
}

export type KeptTexts = ReturnType<typeof keptTextsOf>;

/** The inverse, whatever the texts are. */
export function calculatorOf({ loan, result, ...fields }: KeptTexts): DscrCalculator {
  const [ofLoan, ofResult] = [readDscrFragment(loan), readDscrFragment(result)];
  return {
    entry: ofLoan.kind === "inputs" ? { ...fields, loan: ofLoan.inputs.loan } : fields,
    wrongFields: [],
    ...(ofResult.kind === "inputs" && { result: calculateDscr(readDscrEntry(ofResult.inputs)) }),
  };
}
