import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes over what stands in a field once the page's scripts run: a visitor on a slow line types before that, and React
 * would show the text but not know it.
 */
export function useEarlyTyping(
  text: string,
  onText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const isTakenOver = useRef(false);
  useEffect(() => {
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const typed = input.current?.value ?? text;
    if (typed !== text) onText(typed);
  }, [text, onText]);
  return input;
}
