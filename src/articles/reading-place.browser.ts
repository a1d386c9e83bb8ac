import { readingFraction } from "./reading-fraction.ts";

/** A line a quarter down the window: the section that crosses it is the one being read. */
const READING_LINE = "-25% 0px -75% 0px";

/** Tells which of the elements is being read, now and whenever it changes. Returns how to stop. */
export function watchSections(ids: readonly string[], onChange: (id: string) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast((entry) => entry.isIntersecting);
      if (entered) onChange(entered.target.id);
    },
    { rootMargin: READING_LINE },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}

/** Tells how much of the element has been read, at most once a frame. Returns how to stop. */
export function watchProgress(element: Element, onChange: (fraction: number) => void): () => void {
  let frame = 0;
  const measure = () => {
    frame = 0;
    onChange(readingFraction(element.getBoundingClientRect(), innerHeight));
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(measure);
  };
  schedule();
  addEventListener("scroll", schedule, { passive: true });
  addEventListener("resize", schedule);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("scroll", schedule);
    removeEventListener("resize", schedule);
  };
}
