import { MAX_LENGTHS } from "./lead.ts";

/** The visitor's own words: what cleaning and counting have in common for the form and the server. */

/**
 * Without the characters that nobody sees, that a database or a terminal chokes on, or that make a text read in another
 * order than it is stored. They come along with what people copy, so nobody is asked to find them.
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

/** As people count: an emoji or a letter with its accents is one. What is longer than any honest one is several. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    count += Math.ceil(segment.length / UNITS_OF_A_CHARACTER);
  }
  return count;
}

/** Undefined for a message that can be sent. */
export function findMessageError(text: string): string | undefined {
  const message = cleanMessage(text);
  // No text has more characters than code units, and the first use of Intl is slow.
  if (message.length <= MAX_LENGTHS.message) return undefined;
  const count = countCharacters(message);
  return count > MAX_LENGTHS.message
    ? `This has ${count} characters. Please shorten it to ${MAX_LENGTHS.message}.`
    : undefined;
}
