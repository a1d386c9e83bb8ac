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
  return linkedPath(event.target);
}

/** Where the link leads that this is a part of; null if it is none, or not a link to a page of the site. */
export function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a:not([target],[download])") : null;
  const href = link?.getAttribute("href");
  return href?.startsWith("/") && !href.startsWith("//") ? href : null;
}
