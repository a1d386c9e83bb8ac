import { type RefObject, useEffect, useRef } from "react";
import { useIsHydrated } from "../hydrated.tsx";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What somebody typed or chose before the application started is on the screen, and React does not know of it. Told
 * once, when the server's HTML is taken over. `onText` must not depend on what other fields had before: they may be told
 * in the same moment.
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
