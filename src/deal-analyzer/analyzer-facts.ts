import type { ChecklistRecord } from "../../content/calculators/document-checklist.ts";
import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";
import type { LenderTerms } from "../calculators/deal/lenders/eligibility.ts";
import type { BelowOneLtv } from "../calculators/deal/target/ltv-limit.ts";
import type { RateTable } from "../dscr/rate-estimate.ts";

/** What the page knows apart from the deal. */
export interface AnalyzerFacts {
  readonly lenders: readonly LenderTerms[];
  readonly compensation: string;
  /** Which of their limits are confirmed, and which are samples. */
  readonly limitSources: string;
  readonly belowOneLtv: BelowOneLtv;
  readonly rateTable: RateTable;
  /** Below this amount lenders commonly charge extra, which the table does not price. */
  readonly smallLoan: { readonly dollars: number; readonly text: string };
  /** Shown if rate and ratio agree in two bands. */
  readonly twoRates: string;
  /** Date of the rate table (ISO). */
  readonly asOf: string;
  /** Sorted by name. */
  readonly states: readonly StateEstimates[];
  readonly checklist: readonly ChecklistRecord[];
  readonly companyName: string;
  /** The version of the formulas page. */
  readonly formulasVersion: string;
}
