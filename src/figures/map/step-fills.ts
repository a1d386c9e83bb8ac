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

/** The hovered or focused place gets a strong edge, in addition to the browser's focus ring. */
export const PLACE_BORDER =
  "stroke-edge [stroke-width:0.75px] group-hover:stroke-ink group-hover:[stroke-width:3px] group-focus-visible:stroke-ink group-focus-visible:[stroke-width:4px]";
