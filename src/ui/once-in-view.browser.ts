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
