import { type RefObject, useEffect, useRef } from "react";
import { useIsHydrated } from "../hydrated.tsx";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reports what was typed or chosen before hydration: it is on the screen, but React does not know it. Calls `onText`
 * once, on hydration. `onText` must not depend on the previous values of other fields: they may be reported at the same
 * time.
 */
export function useValueBeforeHydration<Element extends Control>(
  value: string,
  onText: ((text: string) => void) | undefined,
): RefObject<Element | null> {
  const control = useRef<Element>(null);
  const isTakenOver = !useIsHydrated();
  const tell = useRef(() => {
    const shown = control.current?.value;
    if (isTakenOver && shown !== undefined && shown !== value) onText?.(shown);
  });
  useEffect(() => tell.current(), []);
  return control;
}
