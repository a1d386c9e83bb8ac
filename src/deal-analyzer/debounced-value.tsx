import { startTransition, useEffect, useState } from "react";

/** Longer than a quick typist takes from key to key, shorter than anybody takes to look up from the field. */
const PAUSE_MS = 120;

/**
 * The value once it has stood still. What is drawn from it is drawn between two frames as a whole, and a key that is
 * pressed just then would have to wait: with a pause before it, nobody is typing.
 */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
