/** `a`, `a and b`, `a, b, and c`. By hand: the first use of `Intl` on a page blocks a phone for a tenth of a second. */
export function listInWords(words: readonly string[]): string {
  if (words.length < 3) return words.join(" and ");
  return `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
}
