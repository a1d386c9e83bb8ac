/**
 * How far someone has read: 0 with the text's top at the top of the window, 1 with its end at the bottom. A text that
 * fits into the window is read.
 */
export function readingFraction(
  text: { readonly top: number; readonly height: number },
  windowHeight: number,
): number {
  const hidden = text.height - windowHeight;
  if (hidden <= 0) return 1;
  return Math.min(Math.max(-text.top / hidden, 0), 1);
}
