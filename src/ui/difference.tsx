import { useState } from "react";

interface DifferenceProps {
  /** As shown; null if there is no figure. */
  readonly value: number | null;
  readonly say: (difference: number) => string;
}

/** By how much a figure has just changed, beside it for a moment. Not read out: the answer itself is. */
export function Difference({ value, say }: DifferenceProps) {
  const [{ now, before }, setShown] = useState({ now: value, before: value });
  if (value !== now) setShown({ now: value, before: now });
  if (value === null || before === null || value === before) return null;
  return (
    // A new element for each change, so that its fading starts again.
    <span key={`${before} ${value}`} aria-hidden="true" className="difference">
      {say(value - before)}
    </span>
  );
}
