import { toCents } from "../../../dscr/cents.ts";

/** Two costs less than this apart are a tie: nobody chooses a loan for less than a dollar. */
export const TIE_CENTS = 100;

/** Dollars from closing to an exit in this month. */
type CostAt = (month: number) => number;

/** The first month from which the one stays cheaper than the other, and is no tie. Null if it never does. */
export function breakEvenOf(one: CostAt, other: CostAt, lastMonth: number): number | null {
  const isCheaper = (month: number) => toCents(other(month)) - toCents(one(month)) >= TIE_CENTS;
  // Search backwards: a custom schedule may rise again after falling.
  let month = lastMonth;
  while (month > 0 && isCheaper(month)) month -= 1;
  return month === lastMonth ? null : month + 1;
}
