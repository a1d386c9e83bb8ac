import { type RefObject, useEffect, useState } from "react";
import { watchProgress } from "./scroll-spy.browser.ts";

/**
 * A thin bar under the site's header. Without JavaScript it is not rendered, because only a script can measure
 * progress.
 */
export function ReadingProgress({ of: text }: { readonly of: RefObject<HTMLElement | null> }) {
  const [fraction, setFraction] = useState(0);
  useEffect(() => (text.current ? watchProgress(text.current, setFraction) : undefined), [text]);
  return (
    <progress
      aria-label="Reading progress"
      max={1}
      value={fraction}
      className="progress fixed inset-x-0 top-16 z-10 h-1 rounded-none bg-transparent print:hidden [&::-webkit-progress-bar]:bg-transparent scripting-none:hidden"
    />
  );
}
