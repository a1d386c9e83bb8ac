import { useEffect } from "react";
import { useLocation } from "react-router";
import { useIsHydrated } from "./hydrated.tsx";
import { writeAfterPause } from "./write-after-pause.browser.ts";

/**
 * Keeps what a part of a page shows in its history entry, so that a reload and the Back button restore it.
 *
 * @param name another one whenever the value changes its shape: an entry outlives a deploy
 * @param restore stable across renders
 */
export function useKeptInHistory<Value>(name: string, value: Value, restore: (value: Value) => void): void {
  const { pathname, key } = useLocation();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const kept: Value | undefined = history.state?.[name];
    if (isHydrated && kept) restore(kept);
  }, [isHydrated, name, restore]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; it signals a new history entry
  useEffect(() => {
    return writeAfterPause(() => {
      // The router changes the URL shortly before this page unmounts.
      if (location.pathname === pathname) history.replaceState({ ...history.state, [name]: value }, "");
    });
  }, [name, value, pathname, key]);
}
