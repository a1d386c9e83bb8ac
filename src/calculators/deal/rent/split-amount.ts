import { roundHalfAway, toCents } from "../../../dscr/cents.ts";

/**
 * Splits dollars in proportion to the weights, in whole cents that add up to the amount. If the weights sum to 0, the
 * parts are equal.
 */
export function splitAmount(amount: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const counted = sum === 0 ? weights.map(() => 1) : weights;
  const total = sum === 0 ? weights.length : sum;
  const cents = toCents(amount);
  let weighed = 0;
  let given = 0;
  return counted.map((weight) => {
    weighed += weight;
    // Divided last: a sum of quotients would decide whether half a cent is rounded up.
    const part = roundHalfAway((cents * weighed) / total) - given;
    given += part;
    return part / 100;
  });
}
