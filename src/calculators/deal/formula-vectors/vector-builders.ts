import type { FormulaId } from "../../../../content/calculators/formulas.ts";
import { formatUsdExact } from "../../../dscr/money.ts";
import type { RateTable } from "../../../dscr/rate-estimate.ts";
import type { Deal } from "../deal.ts";
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

export function vector(
  formula: FormulaId,
  givens: readonly Given[],
  [result, expected]: readonly [string, string],
  answer: (deal: Deal, rates: RateTable) => string,
): FormulaVector {
  const shown = givens.map(({ label, value }) => ({ label, value }));
  return {
    formula,
    given: shown,
    result,
    expected,
    compute: (rates) => answer(dealOf(givens), rates),
  };
}

/** The example deal, split into the parts that formulas need. */
export const house = [given.price(300_000), given.downPercent(25)];
export const terms = [given.rate(7.25), given.term(30)];
export const escrow = [given.tax(375), given.insurance(150), given.dues(75)];
export const loan = [given.loan(225_000), ...terms];
export const leased = [...house, ...terms, ...escrow, given.lease(2500)];
export const ownerCosts = [
  given.vacancy(5),
  given.management(8),
  given.maintenance(5),
  given.capitalReserve(5),
];
export const closing = [given.closingCosts(2), given.points(1)];
export const toTarget = [...leased, given.target(1.25)];
