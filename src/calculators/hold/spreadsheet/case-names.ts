import { HOLD_CASES, type HoldCase } from "../hold-plan.ts";

export const CASE_NAMES = { low: "Low", expected: "Expected", high: "High" } as const satisfies Record<
  HoldCase,
  string
>;

/** The letter of the case in the matrix of growth rates, and at the end of every name of its sheet. */
export function caseLetter(holdCase: HoldCase): string {
  return String.fromCharCode("A".charCodeAt(0) + HOLD_CASES.indexOf(holdCase));
}
