/**
 * The ratio that the calculator hands over when a visitor comes from a saved calculation. It travels in the history
 * entry, never in the address; whatever else stands there means that nothing was carried.
 */
export function carriedRatio(state: unknown): number | null {
  if (typeof state !== "object" || state === null || !("dscr" in state)) return null;
  return typeof state.dscr === "number" && Number.isFinite(state.dscr) ? state.dscr : null;
}
