import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { applyFullStyles } from "../start/page-change/full-styles.browser.ts";

/** Stands before everything that measures the page: effects run in the order of the components. */
export function FullStyles() {
  const { pathname } = useLocation();
  const [documentPathname] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== documentPathname) applyFullStyles();
  }, [pathname, documentPathname]);
  return null;
}
