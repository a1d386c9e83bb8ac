import { DEAL_FIELDS, type Deal } from "../../deal/deal.ts";
import { number, percent } from "../../fields/field-kinds.ts";
import { fillRows, type RowsOf, type ValuesOf } from "../../fields/field-rows.ts";

/** The terms of one loan on several houses. Lowest ratio, LTV limit and release are samples of what lenders commonly ask. */
export const BLANKET_FIELDS = {
  annualRatePercent: DEAL_FIELDS.annualRatePercent,
  termYears: DEAL_FIELDS.termYears,
  interestOnlyYears: DEAL_FIELDS.interestOnlyYears,
  ltvPercent: percent("LTV limit", "ltv", 75, 5),
  minimumRatio: number("Lowest ratio", "least", 1.2, { min: 0, max: 10 }, 0.05),
  /** Of a house's share of the loan, to sell it. */
  releasePercent: {
    ...number("Release price", "release", 120, { min: 110, max: 125 }, 5),
    say: (value: number) => `${value}% of the share`,
  },
  points: DEAL_FIELDS.points,
} as const;

export type BlanketTerms = ValuesOf<typeof BLANKET_FIELDS>;

export const BLANKET_TABLE: RowsOf<BlanketTerms> = { ...BLANKET_FIELDS };

export const INITIAL_TERMS: BlanketTerms = fillRows(BLANKET_TABLE, (row) => row.initial);

/** A house of the loan, under the name that the visitor gave it. */
export interface House {
  readonly name: string;
  readonly deal: Deal;
}

export interface BlanketSet {
  readonly houses: readonly House[];
  readonly terms: BlanketTerms;
}

/** One house has a loan of its own. */
export const LEAST_HOUSES = 2;
