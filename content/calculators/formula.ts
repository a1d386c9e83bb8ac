/** One formula, as /formulas states it. */
export interface Formula {
  /** Its URL fragment, and the key of its test vectors. */
  readonly id: string;
  readonly name: string;
  /** The question it answers. */
  readonly purpose: string;
  /** Plain text, one line per step. */
  readonly notation: readonly string[];
  readonly assumptions: readonly string[];
  readonly rounding: string;
  readonly variesByLender: readonly string[];
}

/** How most amounts are rounded. */
export const wholeCents = "To the whole cent, half a cent away from zero.";
