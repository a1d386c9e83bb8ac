import { useSyncExternalStore } from "react";

/**
 * False on the server and during hydration, then true. Guards what only the browser knows (the URL fragment, the
 * history entry's state, the date), which the server's HTML cannot contain.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
