import { readingFraction } from "./reading-fraction.ts";

/** Reports how much of the element has been read, at most once a frame. Returns a function that stops it. */
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
