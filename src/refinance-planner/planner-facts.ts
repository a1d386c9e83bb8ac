import type { LenderTerms } from "../calculators/deal/lenders/eligibility.ts";
import type { BelowOneLtv } from "../calculators/deal/target/ltv-limit.ts";

/** What the page knows apart from the plan. */
export interface PlannerFacts {
  readonly lenders: readonly LenderTerms[];
  readonly compensation: string;
  /** Which of their limits are confirmed, and which are samples. */
  readonly limitSources: string;
  readonly belowOneLtv: BelowOneLtv;
  readonly companyName: string;
  /** The version of the formulas page. */
  readonly formulasVersion: string;
}
