import { toCents } from "../../../dscr/cents.ts";

/**
 * Splits dollars in proportion to the weights, in whole cents that add up to the amount. If the weights sum to 0, the
 * parts are equal.
 */
export function splitAmount(amount: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shareOf = (weight: number) => (total === 0 ? 1 / weights.length : weight / total);
  const cents = toCents(amount);
  let share = 0;
  let given = 0;
  return weights.map((weight) => {
    share += shareOf(weight);
    const part = Math.round(cents * share) - given;
    given += part;
    return part / 100;
  });
}
