import { GOOD_DSCR, QUALIFYING_DSCR } from "../../dscr/dscr.ts";

/** Steps of color on the map, from the lowest ratio. Below 1.00 the rent does not cover the payment. */
export const RATIO_STEPS = [
  { from: 0, label: "below 0.50" },
  { from: 0.5, label: "0.50 to 0.59" },
  { from: 0.6, label: "0.60 to 0.69" },
  { from: 0.7, label: "0.70 to 0.79" },
  { from: 0.8, label: "0.80 to 0.99" },
  { from: QUALIFYING_DSCR, label: "1.00 to 1.24" },
  { from: GOOD_DSCR, label: "1.25 or more" },
] as const;

/** What the two ends of the steps mean. */
export const RATIO_ENDS = ["rent falls short", "rent covers the payment"] as const;

/** Compares unrounded: 0.9999 has not reached 1.00. */
export function stepOf(ratio: number): number {
  return RATIO_STEPS.findLastIndex(({ from }) => ratio >= from);
}
