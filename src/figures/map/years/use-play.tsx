import { useEffect, useState, useSyncExternalStore } from "react";

/** Long enough to see the map and read its year. */
const STEP_MS = 900;

interface Played {
  readonly year: number;
  readonly first: number;
  readonly last: number;
  readonly onYear: (year: number) => void;
}

/** Plays from year to year, and ends with the last. */
export function usePlay({ year, first, last, onYear }: Played) {
  const [isStarted, setIsStarted] = useState(false);
  const isOff = useSyncExternalStore(watchMotion, isMotionUnwanted);
  const isPlaying = isStarted && !isOff && year < last;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => onYear(year + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, year, onYear]);
  return {
    isPlaying,
    /** True where the device asks for less motion. */
    isOff,
    toggle: () => {
      setIsStarted(!isPlaying);
      if (!isPlaying && year === last) onYear(first);
    },
    stop: () => setIsStarted(false),
  };
}

const REDUCED = "(prefers-reduced-motion: reduce)";

function isMotionUnwanted(): boolean {
  return matchMedia(REDUCED).matches;
}

function watchMotion(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
