import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { mapAddress } from "./map-address.ts";

/**
 * The focus goes along with the choice of a state: to the heading of its counties, and on the way back to the link of
 * the state. Goes on the element around the map.
 */
export function useFocusOnMap(state: string | undefined, isHydrated: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly state: string | undefined }>(null);
  const isBack = useNavigationType() === "POP";
  useEffect(() => {
    if (!isHydrated) return;
    const before = shown.current;
    shown.current = { state };
    if (before === null || before.state === state) return;
    const target = state === undefined ? `a[href="${mapAddress(before.state)}"]` : "h3";
    // Back and forward restore the place on the page themselves.
    place.current?.querySelector<HTMLElement | SVGElement>(target)?.focus({ preventScroll: isBack });
  }, [state, isHydrated, isBack]);
  return place;
}
