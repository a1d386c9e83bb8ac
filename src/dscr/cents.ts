declare const WHOLE_CENTS: unique symbol;

/** A whole number of cents. Convert amounts to cents before dividing or comparing them. */
export type Cents = number & { readonly [WHOLE_CENTS]: true };

/** Every amount is rounded to the cent when it is computed, by `roundHalfAway`. */
export function toCents(dollars: number): Cents {
  return roundHalfAway(dollars * 100) as Cents;
}

export function subtractCents(from: Cents, less: Cents): Cents {
  return (from - less) as Cents;
}

/** Dollars, rounded to whole cents. */
export function roundToCents(dollars: number): number {
  return toCents(dollars) / 100;
}

/** A few units in the last place of a double. */
const FLOAT_TOLERANCE = 4 * Number.EPSILON;

/**
 * The one rounding rule: halves round away from zero, as on an account statement. A half that binary fractions leave
 * slightly short still counts: 1.005 times 100 is a hair less than 100.5. Never -0.
 */
export function roundHalfAway(amount: number): number {
  const size = Math.round(Math.abs(amount) * (1 + FLOAT_TOLERANCE));
  return (amount < 0 ? -size : size) + 0;
}
