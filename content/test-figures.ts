/** The figures in a text, in order: `$1,250 at 6.75%-8.5%` has 1250, 6.75 and 8.5. */
export function figuresIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([figure]) => Number(figure.replaceAll(",", "")));
}

/** Both ends of `6.75%-8.5%` or `21-30 days`; a single figure is returned as both. */
export function rangeIn(text: string): { readonly low: number; readonly high: number } {
  const [low = Number.NaN, high = low] = figuresIn(text);
  return { low, high };
}
