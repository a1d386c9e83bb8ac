/** A pause in typing, longer than the gap between two keys: browsers limit how often a history entry may change. */
const PAUSE_MS = 400;

/**
 * Writes once somebody pauses. At once when a field loses focus or the page goes, because the next click may be on a
 * link that leaves the page.
 *
 * @returns cancels it
 */
export function whenSettled(write: () => void): () => void {
  const timer = setTimeout(write, PAUSE_MS);
  addEventListener("focusout", write);
  addEventListener("pagehide", write);
  return () => {
    clearTimeout(timer);
    removeEventListener("focusout", write);
    removeEventListener("pagehide", write);
  };
}
