/**
 * Runs in the page. Effects of the layout run once the whole page is hydrated; taking over scroll restoration is one
 * that is observable.
 */
export function hasStarted(): boolean {
  return history.scrollRestoration === "manual";
}
