import { type ComponentProps, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isOwnAddress, replaceFragment } from "../../start/figures-in-address.browser.ts";
import { SharedLinkNotice } from "../sharing/shared-link.tsx";
import { type FiguresLink, fragmentToWrite } from "./tool-figures.ts";

/** A pause in typing, longer than the gap between two keys: browsers limit how often a URL may change. */
const PAUSE_MS = 400;

/**
 * Keeps the figures in the page's URL, so that a reload and the Back button restore them. Writes at once when a field
 * loses focus, because the next click may be on a link that leaves the page.
 */
export function useFiguresInUrl<Entry>(link: FiguresLink<Entry>, entry: Entry): void {
  // Clicking an anchor on the page adds a history entry without the figures.
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; it signals a changed URL
  useEffect(() => {
    let isWritten = false;
    const write = () => {
      // The router changes the URL shortly before this page unmounts.
      if (isWritten || location.pathname !== pathname) return;
      isWritten = true;
      const fragment = fragmentToWrite(link, entry, location.hash);
      if (fragment !== undefined) replaceFragment(fragment);
    };
    const timer = setTimeout(write, PAUSE_MS);
    addEventListener("focusout", write);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", write);
      removeEventListener("pagehide", write);
    };
  }, [link, entry, pathname, key]);
}

/** Says where the figures came from, unless they are the visitor's own. */
export function IncomingFiguresNotice(notice: ComponentProps<typeof SharedLinkNotice>) {
  // As it was on arrival: the first edit makes the URL the visitor's own, and the notice should not disappear then.
  const [isOwn] = useState(isOwnAddress);
  return isOwn ? null : <SharedLinkNotice {...notice} />;
}
