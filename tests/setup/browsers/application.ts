/**
 * Runs in the page. The frame's effects run when the whole page is hydrated; taking over the scrolling is one that can be
 * seen.
 */
export function hasStarted(): boolean {
  return history.scrollRestoration === "manual";
}
