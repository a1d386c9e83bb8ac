/** The parts of a click event that the browser's and React's share. */
interface Click {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

/** The path that a plain click on an internal link leads to; null if the browser should handle the click. */
export function internalPathOf(event: Click): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a:not([target],[download])") : null;
  const href = link?.getAttribute("href");
  return href?.startsWith("/") && !href.startsWith("//") ? href : null;
}
