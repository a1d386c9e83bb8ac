import { useSyncExternalStore } from "react";

/**
 * False on the server and while its HTML is taken over, then true: for what only the browser knows (the address's
 * fragment, the history entry's state, the date), which the server's HTML cannot have in it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
