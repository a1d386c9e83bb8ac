import { claim, number, percent } from "../../fields/field-kinds.ts";

/** How long the loan is kept, and what its points buy. */
export const POINTS_FIELDS = {
  keepMonths: number("Months the loan is kept", "keep", 36, { min: 1, max: 480, isWhole: true }, 12),
  /** The next one counts only if this is true. */
  hasPointsLadder: claim("Points side by side", "ladder", false, { yes: "Compared", no: "Not compared" }),
  /** Percentage points of rate. A quarter is a custom of the market; every lender has a grid of its own. */
  pointValuePercent: percent("Rate that one point buys", "pointvalue", 0.25, 0.025),
} as const;
