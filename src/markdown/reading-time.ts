/** Words per minute when reading to understand figures, a little below the usual 238 for prose. */
const WORDS_PER_MINUTE = 225;

export function countWords(text: string): number {
  return text.match(/\S*\w\S*/g)?.length ?? 0;
}

export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE));
}
