import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { idOfFragment } from "../ui/page/fragment.ts";

/**
 * Does what a full page load does by itself: puts the focus on the new page's heading, announces its title, and scrolls
 * to where the visitor was, to the anchor, or to the top.
 *
 * React Router's own scroll restoration is not used because it writes to session storage, and this site keeps nothing
 * in the browser but the theme.
 */
export function ScrollAndFocus() {
  const { pathname, hash, key } = useLocation();
  const arrivedBy = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef<{ readonly pathname: string; readonly key: string } | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    history.scrollRestoration = "manual";
    const leaveToBrowser = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", leaveToBrowser);
    return () => removeEventListener("pagehide", leaveToBrowser);
  }, []);

  // Recorded on every scroll, under the current history entry: on arrival it is too late to ask where the visitor was.
  useEffect(() => {
    const remember = () => {
      if (shown.current !== null) positions.current.set(shown.current.key, scrollY);
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { pathname, key };
    if (previous?.key === key) return;
    const fragment = idOfFragment(hash);
    const target = fragment === null ? null : document.getElementById(fragment);
    // A phone has closed sections.
    const fold = target?.closest(".phone-fold") ?? target?.querySelector(":scope > .phone-fold");
    fold?.setAttribute("open", "");
    if (previous === null) return;
    const isNewPage = previous.pathname !== pathname;
    if (isNewPage) {
      (target ?? document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
      setAnnouncement(document.title);
    }
    const remembered = arrivedBy === "POP" ? positions.current.get(key) : undefined;
    if (remembered !== undefined) scrollTo({ top: remembered, behavior: "instant" });
    else if (target) target.scrollIntoView();
    else if (isNewPage) scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, key, arrivedBy]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
