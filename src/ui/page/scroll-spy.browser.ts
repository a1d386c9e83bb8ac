/** Everything above a line a quarter down the window: what has its top there has been reached. */
const REACHED = "1000000px 0px -75% 0px";

/** Tells which of the elements was reached last, now and whenever it changes; null above the first. Returns how to stop. */
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
