/** Longer than the gap between two keys: browsers limit how often an address or a history entry may change. */
const PAUSE_MS = 400;

/**
 * Writes after a pause in typing, and at once when a field loses focus, because the next click may be on a link that
 * leaves the page. For an effect: the result takes it back.
 */
export function writeAfterPause(write: () => void): () => void {
  const timer = setTimeout(write, PAUSE_MS);
  addEventListener("focusout", write);
  addEventListener("pagehide", write);
  return () => {
    clearTimeout(timer);
    removeEventListener("focusout", write);
    removeEventListener("pagehide", write);
  };
}
