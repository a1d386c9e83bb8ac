/** Everything above a line a quarter down the window: an element whose top is there has been reached. */
const REACHED = "1000000px 0px -75% 0px";

/**
 * Reports which element was reached last, now and on every change; null above the first. Returns a function to stop.
 */
export function watchSections(ids: readonly string[], onChange: (id: string | null) => void): () => void {
  const reached = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target.id);
        else reached.delete(target.id);
      }
      onChange(ids.findLast((id) => reached.has(id)) ?? null);
    },
    { rootMargin: REACHED },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}
