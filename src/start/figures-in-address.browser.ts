/** Stored in the history entry, which a reload and the Back button restore together with the URL. */
const MARK = "figuresOfOurOwn";

/** The document shows placeholders (app.css). */
const AWAITED = "data-figures-awaited";
/** The document shows what somebody else sent. The value is the query, which names the tab. */
const SENT = "data-figures-sent";

/** As long as any request may take. After it, the page is what it is without scripts. */
const LONGEST_WAIT_MS = 20_000;

/** True if the page itself wrote the figures into this URL. A link from somebody else has no mark. */
export function isOwnAddress(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && MARK in state && state[MARK] === true;
}

/** Not a navigation: the router and its location stay as they are. */
export function replaceFragment(fragment: string): void {
  const state: unknown = history.state;
  const others = typeof state === "object" ? state : undefined;
  history.replaceState(
    { ...others, [MARK]: fragment !== "" },
    "",
    `${location.pathname}${location.search}${fragment}`,
  );
}

/**
 * Runs in the document's head. Figures in the address take seconds to arrive on a slow phone, and until then the document
 * would show those of the example.
 */
export function awaitFigures(): void {
  if (!/^#(v|from)=/.test(location.hash)) return;
  const root = document.documentElement;
  root.setAttribute(AWAITED, "");
  const isSent = location.hash.startsWith("#v=") && !isOwnAddress() && !isFromHere();
  if (isSent) root.setAttribute(SENT, location.search);
  setTimeout(() => {
    if (root.hasAttribute(AWAITED)) forgetSentFigures();
  }, LONGEST_WAIT_MS);
}

/** Pages of this site link to figures too. */
function isFromHere(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

export function showFigures(): void {
  document.documentElement.removeAttribute(AWAITED);
}

export function areFiguresSent(): boolean {
  return document.documentElement.hasAttribute(SENT);
}

/** The page is about to show something else. */
export function forgetSentFigures(): void {
  showFigures();
  document.documentElement.removeAttribute(SENT);
}
