import { useEffect } from "react";
import { useLocation } from "react-router";
import type { DealEntry } from "../form/deal-fields.ts";
import { writeFragment } from "./deal-address.browser.ts";
import { fragmentToWrite } from "./deal-address.ts";

/** A pause in typing, longer than the gap between two keys: browsers limit how often a URL may change. */
const PAUSE_MS = 400;

/**
 * Keeps the figures in the page's URL, so that a reload and the Back button restore them. Writes at once when a field
 * loses focus, because the next click may be on a link that leaves the page.
 */
export function useDealInUrl(entry: DealEntry): void {
  // Clicking an anchor on the page adds a history entry without the figures.
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; it signals a changed URL
  useEffect(() => {
    let isWritten = false;
    const write = () => {
      // The router changes the URL shortly before this page unmounts.
      if (isWritten || location.pathname !== pathname) return;
      isWritten = true;
      const fragment = fragmentToWrite(entry, location.hash);
      if (fragment !== undefined) writeFragment(fragment);
    };
    let timer = setTimeout(write, PAUSE_MS);
    const writeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(write);
    };
    addEventListener("focusout", writeSoon);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", writeSoon);
      removeEventListener("pagehide", write);
    };
  }, [entry, pathname, key]);
}
