import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { applyFullStyles } from "../start/page-change/full-styles.browser.ts";

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Before everything that measures the page: effects run in the order of the components. */
export function FullStyles() {
  const { pathname } = useLocation();
  const [documentPathname] = useState(pathname);
  useBrowserLayoutEffect(() => {
    if (pathname !== documentPathname) applyFullStyles();
  }, [pathname, documentPathname]);
  return null;
}
