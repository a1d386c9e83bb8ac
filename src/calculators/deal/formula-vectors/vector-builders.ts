import type { FormulaId } from "../../../../content/calculators/formulas.ts";
import { formatUsdExact } from "../../../dscr/money.ts";
import type { RateTable } from "../../../dscr/rate-estimate.ts";
import type { Deal } from "../deal.ts";
import type { LenderTerms } from "../lenders/eligibility.ts";
import { dealOf, type Given, given } from "./vector-inputs.ts";

export interface FormulaVector {
  readonly formula: FormulaId;
  readonly given: readonly { readonly label: string; readonly value: string }[];
  /** Label of the computed figure. */
  readonly result: string;
  readonly expected: string;
  /** The code's own result. Only the rate estimate and its cliffs read the table. */
  readonly compute: (rates: RateTable) => string;
}

/** Dollars, percent or a ratio as text, as the page prints it and the test compares it. */
export const usd = formatUsdExact;
export const ratio = (value: number) => value.toFixed(4);
export const percent = (value: number) => `${value.toFixed(4)}%`;

/** What is given, the label of the result, the expected figure, and the code that computes it. */
export type VectorRow<Inputs, Computed> = readonly [
  given: Inputs,
  result: string,
  expected: string,
  answer: Computed,
];

/** The vectors of one formula. */
export function vectors(
  formula: FormulaId,
  rows: readonly VectorRow<readonly Given[], (deal: Deal, rates: RateTable) => string>[],
): readonly FormulaVector[] {
  return rows.map(([givens, result, expected, answer]) => ({
    formula,
    given: givens.map(({ label, value }) => ({ label, value })),
    result,
    expected,
    compute: (rates) => answer(dealOf(givens), rates),
  }));
}

/** The example deal, split into the parts that formulas need. */
export const house = [given.price(300_000), given.downPercent(25)];
export const terms = [given.rate(7.25), given.term(30)];
export const escrow = [given.tax(375), given.insurance(150), given.dues(75)];
export const loan = [given.loan(225_000), ...terms];
export const owed = [...house, ...terms, ...escrow];
export const leased = [...owed, given.lease(2500)];
export const vacant = [...owed, given.market(2500), given.vacant()];
export const ownerCosts = [
  given.vacancy(5),
  given.management(8),
  given.maintenance(5),
  given.capitalReserve(5),
];
export const closing = [given.closingCosts(2), given.points(1)];
export const toTarget = [...leased, given.target(1.25)];

export const SAMPLE_LENDER: LenderTerms = {
  id: "sample",
  name: "Sample",
  confirmedOn: null,
  minDSCR: 1.1,
  maxLTV: 80,
  minLoanAmount: 150_000,
  maxLoanAmount: 2_500_000,
};
