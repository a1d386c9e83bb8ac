/**
 * How much of the text has been read: 0 with its top at the top of the window, 1 with its end at the bottom. A text
 * that fits into the window counts as read.
 */
export function readingFraction(
  text: { readonly top: number; readonly height: number },
  windowHeight: number,
): number {
  const hidden = text.height - windowHeight;
  if (hidden <= 0) return 1;
  return Math.min(Math.max(-text.top / hidden, 0), 1);
}
