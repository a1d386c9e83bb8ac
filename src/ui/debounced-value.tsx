import { startTransition, useEffect, useState } from "react";

/** Longer than the gap between two keys of a fast typist, shorter than the time to look up from the field. */
const PAUSE_MS = 120;

/**
 * The value after a pause in typing. Rendering what depends on it blocks the browser for a whole frame, and a key
 * pressed during that would wait; after a pause, nobody is typing.
 */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
