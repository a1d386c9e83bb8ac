import { type ComponentProps, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isOwnAddress, replaceFragment } from "../../start/figures-in-address.browser.ts";
import { writeAfterPause } from "../../ui/write-after-pause.browser.ts";
import { SharedLinkNotice } from "../sharing/shared-link.tsx";
import { type FiguresLink, fragmentToWrite } from "./tool-figures.ts";

/** Keeps the figures in the page's URL, so that a reload and the Back button restore them. */
export function useFiguresInUrl<Entry>(link: FiguresLink<Entry>, entry: Entry): void {
  // Clicking an anchor on the page adds a history entry without the figures.
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; it signals a changed URL
  useEffect(() => {
    let isWritten = false;
    return writeAfterPause(() => {
      // The router changes the URL shortly before this page unmounts.
      if (isWritten || location.pathname !== pathname) return;
      isWritten = true;
      const fragment = fragmentToWrite(link, entry, location.hash);
      if (fragment !== undefined) replaceFragment(fragment);
    });
  }, [link, entry, pathname, key]);
}

/** Says where the figures came from, unless they are the visitor's own. */
export function IncomingFiguresNotice(notice: ComponentProps<typeof SharedLinkNotice>) {
  // As it was on arrival: the first edit makes the URL the visitor's own, and the notice should not disappear then.
  const [isOwn] = useState(isOwnAddress);
  return isOwn ? null : <SharedLinkNotice {...notice} />;
}
