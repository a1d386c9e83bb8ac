import { useEffect } from "react";
import { useLocation } from "react-router";
import type { DealEntry } from "../form/deal-fields.ts";
import { writeFragment } from "./deal-address.browser.ts";
import { fragmentToWrite } from "./deal-address.ts";

/** A pause in typing, not one between two keys: browsers limit how often an address may change. */
const PAUSE_MS = 400;

/**
 * Keeps the figures in the page's own address, where a reload and the Back button find them. Also without a pause when a field
 * is left, because the next click may be on a link that leaves the page.
 */
export function useDealInUrl(entry: DealEntry): void {
  // A click on an anchor of the page is a new entry without the figures.
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read, it says that the address changed
  useEffect(() => {
    let isKept = false;
    const keep = () => {
      // The router writes the next page's address a moment before this one goes.
      if (isKept || location.pathname !== pathname) return;
      isKept = true;
      const fragment = fragmentToWrite(entry, location.hash);
      if (fragment !== undefined) writeFragment(fragment);
    };
    let timer = setTimeout(keep, PAUSE_MS);
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep);
    };
    addEventListener("focusout", keepSoon);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", keepSoon);
      removeEventListener("pagehide", keep);
    };
  }, [entry, pathname, key]);
}
