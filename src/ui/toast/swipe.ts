/** Spec, section 9. */
const SWIPE_THRESHOLD_PX = 50;

/** Whether a pointer that moved this far, in pixels, has pushed the toast out to the right. */
export function isSwipedAway(right: number, down: number): boolean {
  return right > SWIPE_THRESHOLD_PX && right > Math.abs(down);
}
