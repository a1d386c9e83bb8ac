/** Colors of `RATIO_STEPS`. */
export const STEP_FILLS = [
  "fill-ratio-0",
  "fill-ratio-1",
  "fill-ratio-2",
  "fill-ratio-3",
  "fill-ratio-4",
  "fill-ratio-5",
  "fill-ratio-6",
];
