import { useSyncExternalStore } from "react";

/**
 * False on the server and while its HTML is taken over, then true: for what only the browser knows (the address's
 * query and fragment, the date), which prerendered HTML cannot have in it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
