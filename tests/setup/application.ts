/**
 * Both run in the page. Most pages start the application at the first touch. The frame's effects run when the whole
 * page is hydrated; taking over the scrolling is one that can be seen.
 */
export function touchPage(): void {
  dispatchEvent(new Event("pointerover"));
}

export function hasStarted(): boolean {
  return history.scrollRestoration === "manual";
}
