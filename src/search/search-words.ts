import { QUERY_LIMITS } from "./search-address.ts";

/** A query, cut to what is searched. */
export interface SearchQuery {
  /** As it was typed, without surrounding spaces. */
  readonly text: string;
  /** In lowercase. "short-term" is one of them. */
  readonly words: readonly string[];
  /** Part of the typed text is not searched. */
  readonly isCut: boolean;
}

/** "1.25", "$300,000" and "lender's" are one word each; "cash-on-cash" is three. */
const WORD = /[\p{L}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*/gu;
const WORD_HERE = new RegExp(WORD, "uy");
/** In a query, "cash-on-cash" is one: these words stand side by side. */
const HYPHENATED = new RegExp(`${WORD.source}(?:-${WORD.source})*`, "gu");
/** Fast path: nearly every word has no accents or signs. */
const PLAIN_LETTERS = /^[a-z0-9]+$/;
const PART_OF_WORD = /[\p{L}\p{N}]/u;

/** Words on nearly every page, which do not distinguish pages. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "a am an and any are as at be by can could did do does for from get good has have how i if in is it me much my need of on or should so that the there this to was what when where which who why will with would you your".split(
    " ",
  ),
);

export function readQuery(typed: string): SearchQuery {
  const whole = typed.trim();
  // Half a surrogate pair cannot appear in a URL.
  const text = whole
    .slice(0, QUERY_LIMITS.characters)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
  const all = [...new Set((text.match(HYPHENATED) ?? []).map((word) => word.toLowerCase()))];
  const telling = all.filter((word) => !isStopWord(word));
  const words = telling.length > 0 ? telling : all;
  return {
    text,
    words: words.slice(0, QUERY_LIMITS.words),
    isCut: text.length < whole.length || words.length > QUERY_LIMITS.words,
  };
}

/** Reads the number of a results page. Anything invalid means the first. */
export function readPageNumber(typed: string | null): number {
  return typed !== null && /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
}

export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The word that begins at `place`, or undefined if none does. */
export function wordAt(text: string, place: number): string | undefined {
  if (place > 0 && PART_OF_WORD.test(text.charAt(place - 1))) return undefined;
  WORD_HERE.lastIndex = place;
  return WORD_HERE.exec(text)?.[0];
}

/**
 * Normalizes words that are the same to a reader: "Properties" and "property", "taxes" and "tax", "José" and "jose",
 * "300,000" and "300000". News are not new.
 */
export function normalizeWord(word: string): string {
  const plain = toPlainLetters(word.toLowerCase());
  if (plain.length < 4 || !plain.endsWith("s") || plain.endsWith("ss") || plain === "news") return plain;
  if (plain.endsWith("xes")) return plain.slice(0, -2);
  return plain.endsWith("ies") ? `${plain.slice(0, -3)}y` : plain.slice(0, -1);
}

function toPlainLetters(word: string): string {
  return PLAIN_LETTERS.test(word) ? word : word.normalize("NFD").replaceAll(/[\p{M},'’]/gu, "");
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
