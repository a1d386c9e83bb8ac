import { choice, listedNumber, percent } from "../../fields/field-kinds.ts";
import { fillRows, type RowsOf, type ValuesOf } from "../../fields/field-rows.ts";

/**
 * The 30-day Average SOFR, the index of most such loans, on January 15, 2026: a sample to type over. Federal Reserve Bank of
 * New York, by FRED, series SOFR30DAYAVG: 3.703.
 */
const SAMPLE_INDEX_PERCENT = 3.7;

/**
 * Loans by the years of their first rate, with the first cap of the agencies' standard plans, which lenders commonly follow:
 * Fannie Mae, announcement of April 1, 2020, plans 4927 to 4929.
 */
const PLANS = {
  "5-6": { years: 5, firstCapPercent: 2 },
  "7-6": { years: 7, firstCapPercent: 5 },
  "10-6": { years: 10, firstCapPercent: 5 },
} as const;

/** What a loan has whose rate changes, or whose payments would take longer than its term to repay it. */
export const ADJUSTABLE_FIELDS = {
  /** 0, or no more than the term: the payments repay the loan by its end. */
  amortizationYears: listedNumber("Repaid over", "amort", 0, { min: 0, max: 50 }, [
    ["0", "Its whole term"],
    ["25", "25 years"],
    ["30", "30 years"],
    ["40", "40 years"],
  ]),
  adjustment: choice("Rate changes", "arm", "fixed", [
    ["fixed", "Never"],
    ["5-6", "5/6"],
    ["7-6", "7/6"],
    ["10-6", "10/6"],
  ]),
  /** What the index is assumed to be on every day of a change. */
  indexPercent: percent("Assumed index", "index", SAMPLE_INDEX_PERCENT, 0.25),
  /** A sample: Griffin Funding, "6-Month SOFR ARM DSCR Loans", an example of March 2025. */
  marginPercent: percent("Margin", "margin", 3.5, 0.125),
  firstCapPercent: percent("First change at most", "firstcap", PLANS["5-6"].firstCapPercent, 1),
  periodicCapPercent: percent("Later changes at most", "nextcap", 1, 0.5),
  lifeCapPercent: percent("Most above the first rate", "lifecap", 5, 1),
} as const;

export type AdjustableField = keyof typeof ADJUSTABLE_FIELDS;

export type AdjustableTerms = ValuesOf<typeof ADJUSTABLE_FIELDS>;

const ADJUSTABLE_TABLE: RowsOf<AdjustableTerms> = { ...ADJUSTABLE_FIELDS };

/** One rate, repaid by the end of the term. */
export const PLAIN_LOAN: AdjustableTerms = fillRows(ADJUSTABLE_TABLE, (row) => row.initial);

/** Those of a deal or an offer. */
export function adjustableTermsOf(terms: AdjustableTerms): AdjustableTerms {
  const { amortizationYears, adjustment, indexPercent, marginPercent } = terms;
  const { firstCapPercent, periodicCapPercent, lifeCapPercent } = terms;
  const caps = { firstCapPercent, periodicCapPercent, lifeCapPercent };
  return { amortizationYears, adjustment, indexPercent, marginPercent, ...caps };
}

/** The rows that only a changing rate has. */
export const RESET_FIELDS = [
  "indexPercent",
  "marginPercent",
  "firstCapPercent",
  "periodicCapPercent",
  "lifeCapPercent",
] as const satisfies readonly AdjustableField[];

type Adjustment = (typeof ADJUSTABLE_FIELDS)["adjustment"]["initial"];

/** Null for a fixed rate. */
export function fixedYearsOf(adjustment: Adjustment): number | null {
  return adjustment === "fixed" ? null : PLANS[adjustment].years;
}

export function usualFirstCap(adjustment: Adjustment): number {
  return PLANS[adjustment === "fixed" ? "5-6" : adjustment].firstCapPercent;
}
