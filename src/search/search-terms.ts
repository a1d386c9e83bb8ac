import { normalizeWord, splitWords } from "./search-words.ts";
import { synonymsOf } from "./synonyms.ts";

/** One word of a query, and what counts as this word. */
export interface SearchTerm {
  /** As it was typed. */
  readonly word: string;
  /** Normalized. The first is what was typed; "short-term" has two words, which stand side by side. */
  readonly phrases: readonly (readonly string[])[];
}

/** A hyphenated word can be as long as the query. */
const MAX_WORDS_OF_PHRASE = 5;

export function toTerm(word: string): SearchTerm {
  const phrases = [word, ...synonymsOf(word)].map((phrase) =>
    splitWords(phrase).slice(0, MAX_WORDS_OF_PHRASE).map(normalizeWord),
  );
  return { word, phrases: phrases.filter(({ length }) => length > 0) };
}

/** Words of a heading in order, so that phrases can be found in it. */
export interface HeadingWords {
  readonly typed: readonly string[];
  readonly normalized: readonly string[];
}

export function readWords(text: string): HeadingWords {
  const words = splitWords(text);
  return { typed: words.map((word) => word.toLowerCase()), normalized: words.map(normalizeWord) };
}

/** How well a heading contains the term: exactly as typed, in another form or wording, or not. */
export function matchTerm({ typed, normalized }: HeadingWords, { word, phrases }: SearchTerm) {
  if (containsPhrase(typed, splitWords(word))) return "exact";
  return phrases.some((phrase) => containsPhrase(normalized, phrase)) ? "similar" : "none";
}

export function containsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, place) => phrase.every((word, index) => words[place + index] === word));
}
