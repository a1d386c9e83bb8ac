import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";
import type { PriceRises } from "../calculators/hold/appreciation.ts";

/** What the page knows apart from the plan. */
export interface HoldFacts {
  /** Sorted by name. */
  readonly states: readonly StateEstimates[];
  readonly rises: PriceRises;
  readonly companyName: string;
  /** The version of the formulas page. */
  readonly formulasVersion: string;
}
