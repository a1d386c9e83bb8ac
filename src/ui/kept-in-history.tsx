import { useEffect } from "react";
import { useLocation } from "react-router";
import { useIsHydrated } from "./hydrated.tsx";

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
    const write = () => {
      // The router changes the URL shortly before this page unmounts.
      if (location.pathname === pathname) history.replaceState({ ...history.state, [name]: value }, "");
    };
    // After a pause in typing, because browsers limit how often an entry may change; at once when a field is left,
    // because the next click may be on a link.
    const timer = setTimeout(write, 400);
    addEventListener("focusout", write);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", write);
      removeEventListener("pagehide", write);
    };
  }, [name, value, pathname, key]);
}
