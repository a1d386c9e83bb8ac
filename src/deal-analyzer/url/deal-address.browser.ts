/** Kept in the history entry, which a reload and the Back button bring back together with the address. */
const MARK = "dealOfOurOwn";

/** Whether the page itself wrote the figures into this address. A link that somebody sent has no mark. */
export function isOwnAddress(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && MARK in state && state[MARK] === true;
}

/** Not a navigation: the router, and everything that follows its location, has nothing to do. */
export function writeFragment(fragment: string): void {
  const state: unknown = history.state;
  const others = typeof state === "object" ? state : undefined;
  history.replaceState(
    { ...others, [MARK]: fragment !== "" },
    "",
    `${location.pathname}${location.search}${fragment}`,
  );
}
