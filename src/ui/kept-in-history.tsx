import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useIsHydrated } from "./hydrated.tsx";
import { isTexts, type Texts } from "./kept-texts.ts";
import { writeAfterPause } from "./write-after-pause.browser.ts";

/**
 * Keeps the texts of a part of a page in its history entry, so that a reload and the Back button restore them. An entry
 * outlives a deploy: texts by other names are left alone.
 *
 * @param texts the same object until one changes
 * @param restore stable across renders
 */
export function useKeptInHistory<Name extends string>(
  name: string,
  texts: Texts<Name>,
  restore: (texts: Texts<Name>) => void,
): void {
  const { pathname, key } = useLocation();
  const isHydrated = useIsHydrated();
  const [first] = useState(texts);
  useEffect(() => {
    const kept: unknown = history.state?.[name];
    if (isHydrated && isTexts(kept, first)) restore(kept);
  }, [isHydrated, name, first, restore]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; it signals a new history entry
  useEffect(() => {
    return writeAfterPause(() => {
      // The router changes the URL shortly before this page unmounts.
      if (location.pathname === pathname) history.replaceState({ ...history.state, [name]: texts }, "");
    });
  }, [name, texts, pathname, key]);
}
