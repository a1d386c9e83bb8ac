import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * The focus goes along with the choice of another view, which has the address of the link that opens it: to the heading
 * of the view, and on the way back to the link. Goes on the element around the map.
 */
export function useFocusOnMap(opener: string | undefined, isHydrated: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly opener: string | undefined }>(null);
  const isBack = useNavigationType() === "POP";
  useEffect(() => {
    if (!isHydrated) return;
    const before = shown.current;
    shown.current = { opener };
    if (before === null || before.opener === opener) return;
    const target = opener === undefined ? `a[href="${before.opener}"]` : "h3";
    // Back and forward restore the place on the page themselves.
    place.current?.querySelector<HTMLElement | SVGElement>(target)?.focus({ preventScroll: isBack });
  }, [opener, isHydrated, isBack]);
  return place;
}
