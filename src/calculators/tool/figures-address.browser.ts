/** Stored in the history entry, which a reload and the Back button restore together with the URL. */
const MARK = "figuresOfOurOwn";

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
