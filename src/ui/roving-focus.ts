/**
 * Which of `count` items gets the focus after a key, or null if the key does not move it. Arrows wrap around, as the
 * WAI-ARIA patterns for tabs and accordions recommend.
 */
export function focusAfterKey(
  key: string,
  current: number,
  count: number,
  orientation: "horizontal" | "vertical",
): number | null {
  const [back, forward] =
    orientation === "horizontal" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  return null;
}
