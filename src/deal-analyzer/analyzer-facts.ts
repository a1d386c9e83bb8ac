import type { ChecklistRecord } from "../../content/calculators/document-checklist.ts";
import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";
import type { LenderTerms } from "../calculators/deal/lenders/eligibility.ts";
import type { BelowOneLtv } from "../calculators/deal/target/ltv-limit.ts";
import type { RateTable } from "../dscr/rate-estimate.ts";

/** What the page knows beside the deal. */
export interface AnalyzerFacts {
  readonly lenders: readonly LenderTerms[];
  readonly compensation: string;
  /** Which of their limits are confirmed, and which are samples. */
  readonly limitSources: string;
  readonly belowOneLtv: BelowOneLtv;
  readonly rateTable: RateTable;
  /** Below it lenders commonly add for the size, which the table does not price. */
  readonly smallLoan: { readonly dollars: number; readonly text: string };
  /** What to say where the rate and the ratio agree twice. */
  readonly twoRates: string;
  /** Of the rate table, as an ISO date. */
  readonly asOf: string;
  /** By name. */
  readonly states: readonly StateEstimates[];
  readonly checklist: readonly ChecklistRecord[];
  readonly companyName: string;
}
