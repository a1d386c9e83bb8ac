declare const WHOLE_CENTS: unique symbol;

/** A whole number of cents: what amounts are before they are divided or compared. */
export type Cents = number & { readonly [WHOLE_CENTS]: true };

/** Every amount is rounded to the cent when it arises, by `roundHalfAway`. */
export function toCents(dollars: number): Cents {
  return roundHalfAway(dollars * 100) as Cents;
}

export function subtractCents(from: Cents, less: Cents): Cents {
  return (from - less) as Cents;
}

/** Whole cents, in dollars. */
export function roundToCents(dollars: number): number {
  return toCents(dollars) / 100;
}

/** A few units in the last place of a double. */
const DUST = 4 * Number.EPSILON;

/**
 * The one rounding rule: a half goes away from zero, as on a statement of account. What binary fractions leave of a half
 * counts as one: 1.005 times 100 is a hair less than 100.5. A difference carries the dust of the largest amount that went
 * into it: pass that along. Never -0.
 */
export function roundHalfAway(amount: number, largest = amount): number {
  const size = Math.round(Math.abs(amount) + Math.max(Math.abs(amount), Math.abs(largest)) * DUST);
  return (amount < 0 ? -size : size) + 0;
}
