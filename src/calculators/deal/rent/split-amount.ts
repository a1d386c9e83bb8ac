import { toCents } from "../../../dscr/cents.ts";

/** Dollars in as many parts as there are weights, in whole cents that add up to the amount. Without weights, equal ones. */
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
