import { MAX_LENGTHS } from "./lead.ts";

/** The visitor's message: cleaning and counting, shared by the form and the server. */

/**
 * Removes characters that are invisible, that a database or terminal cannot handle, or that change the reading order.
 * They come along with copied text, so visitors are not asked to find them.
 */
export function cleanMessage(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replace(/(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu, "")
    .normalize("NFC")
    .trim();
}

/** The longest emoji takes 15 code units. */
const UNITS_OF_A_CHARACTER = 16;

/**
 * Counts as people do: an emoji, or a letter with its accents, is one character. Anything longer than a real character
 * counts as several.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    count += Math.ceil(segment.length / UNITS_OF_A_CHARACTER);
  }
  return count;
}

/** Undefined if the message can be sent. */
export function findMessageError(text: string): string | undefined {
  const message = cleanMessage(text);
  // A text never has more characters than code units, and the first use of Intl is slow.
  if (message.length <= MAX_LENGTHS.message) return undefined;
  const count = countCharacters(message);
  return count > MAX_LENGTHS.message
    ? `This has ${count} characters. Please shorten it to ${MAX_LENGTHS.message}.`
    : undefined;
}
