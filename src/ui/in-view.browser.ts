/** Calls back once, when part of the element is in the window. Returns a function to stop. */
export function onceInView(element: Element, onView: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onView();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A `ref` of an element that repeats another: hidden while that one is on the screen.
 *
 * @param id of the element that says it in full
 */
export function shownWhileUnseen(id: string) {
  return (repetition: HTMLElement | null) => {
    const original = document.getElementById(id);
    if (!repetition || !original) return;
    const observer = new IntersectionObserver(([entry]) => {
      repetition.style.visibility = entry?.isIntersecting ? "hidden" : "";
    });
    observer.observe(original);
    return () => observer.disconnect();
  };
}
