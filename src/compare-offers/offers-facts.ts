import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";

/** What the page knows apart from the figures. */
export interface OffersFacts {
  /** Sorted by name. */
  readonly states: readonly StateEstimates[];
  readonly companyName: string;
  /** The version of the formulas page. */
  readonly formulasVersion: string;
}

/** A part of the page, as the contents list it. */
export interface OffersPart {
  readonly id: string;
  readonly title: string;
}
