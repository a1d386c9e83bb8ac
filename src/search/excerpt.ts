import type { ExcerptPart } from "./search-results.ts";
import { normalizeWord, wordAt } from "./search-words.ts";

interface Match {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Number of different search words it contains. */
  readonly words: number;
}

/** About two lines on a wide screen, four on a phone. */
const LENGTH = 200;
/** Context before the first match: on a phone, little more than a line. */
const LEAD = 40;
/** Later matches are useless for a two-line excerpt, and a long page can have thousands. */
const MAX_MATCHES = 8;
const MAX_WORDS = 8;
/** A shorter line is a label or a table cell. */
const SENTENCE_LENGTH = 60;

/** A hyphen or a space, and a short word that is not searched: "cash-on-cash". */
const BETWEEN_PARTS = /^[- ](?:\p{L}{1,3}[- ])?$/u;

/** A text and its lowercase form, computed once: lowercasing takes longer than searching. */
export interface LowerCasedText {
  readonly text: string;
  readonly small: string;
}

export function lowerCaseText(text: string): LowerCasedText {
  const small = text.toLowerCase();
  // A few letters become two in lowercase, and then the offsets no longer match.
  return { text, small: small.length === text.length ? small : text };
}

/**
 * The part of a page that shows most of the words, with these marked. The description is used instead if it shows more
 * of them, or if the text has none.
 *
 * @param page Its text has one line for each paragraph, heading, or row.
 * @param words In the form of `normalizeWord`.
 * @param phrases What the search asked for, in the same form: "short-term" is two words that stand side by side.
 */
export function makeExcerpt(
  page: LowerCasedText,
  description: string,
  words: ReadonlySet<string>,
  phrases: readonly (readonly string[])[] = [],
): ExcerptPart[] {
  const find = (text: LowerCasedText) => keepTogether(text.text, findMatches(text, words), phrases);
  const matches = find(page);
  const described = find(lowerCaseText(description));
  const best = findBestStretch(page.text, matches);
  if (best === undefined || countWords(described) > best.words) {
    return markMatches(description, described, { start: 0, end: description.length });
  }
  return markMatches(page.text, matches, best);
}

function findMatches({ text, small }: LowerCasedText, words: ReadonlySet<string>): Match[] {
  const matches = new Map<number, Match>();
  for (const word of [...words].slice(0, MAX_WORDS)) {
    const beginning = beginningOf(word);
    let found = 0;
    for (
      let start = small.indexOf(beginning);
      start !== -1 && found < MAX_MATCHES;
      start = small.indexOf(beginning, start + 1)
    ) {
      found += 1;
      const end = endOfMatch({ text, small }, start, word);
      if (end !== undefined) matches.set(start, { start, end, word });
    }
  }
  return [...matches.values()].sort((a, b) => a.start - b.start);
}

/** Leaves out parts of a phrase that stand apart: "long-term" is no match for "short-term". */
function keepTogether(
  text: string,
  matches: readonly Match[],
  phrases: readonly (readonly string[])[],
): readonly Match[] {
  const isPart = (part: string, { word }: Match) => word.startsWith(part);
  const areTogether = (phrase: readonly string[], first?: Match, second?: Match) => {
    if (first === undefined || second === undefined) return false;
    const begins = phrase.findIndex((part) => isPart(part, first));
    const goesOn = phrase.findLastIndex((part) => isPart(part, second));
    return begins !== -1 && goesOn > begins && BETWEEN_PARTS.test(text.slice(first.end, second.start));
  };
  return matches.filter((match, index) => {
    const own = phrases.filter((phrase) => phrase.some((part) => isPart(part, match)));
    const isPartOf = (phrase: readonly string[]) =>
      phrase.length === 1 ||
      areTogether(phrase, matches[index - 1], match) ||
      areTogether(phrase, match, matches[index + 1]);
    return own.length === 0 || own.some(isPartOf);
  });
}

/** Where the word at `start` ends, if it is a form of the search word. */
function endOfMatch({ text, small }: LowerCasedText, start: number, word: string): number | undefined {
  const before = small.charAt(start - 1);
  if (before >= "a" && before <= "z") return undefined;
  const end = start + word.length;
  // Fast path: most matches are plain words between spaces.
  if ((before === " " || before === "\n") && small.charAt(end) === " " && small.startsWith(word, start))
    return end;
  const whole = wordAt(text, start);
  return whole !== undefined && normalizeWord(whole) === word ? start + whole.length : undefined;
}

/** The prefix that all forms of a word share: "propert" for property and properties, "30" for 300000 and 300,000. */
function beginningOf(word: string): string {
  if (/^\d/.test(word)) return word.slice(0, 2);
  return word.length < 4 ? word : word.slice(0, -1);
}

function findBestStretch(text: string, matches: readonly Match[]): Stretch | undefined {
  const most = countWords(matches);
  let best: Stretch | undefined;
  let bestScore = 0;
  let next = 0;
  for (const [index, match] of matches.entries()) {
    // So close to the previous match that it would show the same text.
    if (match.start < next) continue;
    next = match.start + LEAD;
    const { start, end } = stretchAround(text, match.start);
    const words = countWords(takeUntil(matches, index, end));
    // A sentence scores half a word more: of two equal parts, people prefer to read a sentence.
    const score = words + (isSentence(text, match.start) ? 0.5 : 0);
    if (score <= bestScore) continue;
    best = { start, end, words };
    bestScore = score;
    if (score > most) break;
  }
  return best;
}

function takeUntil(matches: readonly Match[], first: number, end: number): readonly Match[] {
  let last = first;
  while ((matches[last]?.end ?? Number.POSITIVE_INFINITY) <= end) last += 1;
  return matches.slice(first, last);
}

function isSentence(text: string, place: number): boolean {
  const { start, end } = lineAt(text, place);
  return end - start >= SENTENCE_LENGTH && /[.!?]/.test(text.charAt(end - 1));
}

/** As much of the match's line as fits, plus the following lines if that line says too little. */
function stretchAround(text: string, place: number): { start: number; end: number } {
  const line = lineAt(text, place);
  const lead = place - line.start <= LEAD ? line.start : afterSpace(text, place - LEAD, place);
  const limit = line.end - lead < SENTENCE_LENGTH ? text.length : line.end;
  const end = limit - lead <= LENGTH ? limit : beforeSpace(text, lead, lead + LENGTH);
  const start =
    end - line.start <= LENGTH ? line.start : Math.min(lead, afterSpace(text, end - LENGTH, place));
  return { start, end };
}

function lineAt(text: string, place: number): { start: number; end: number } {
  const end = text.indexOf("\n", place);
  return { start: text.lastIndexOf("\n", place) + 1, end: end === -1 ? text.length : end };
}

function afterSpace(text: string, from: number, limit: number): number {
  const space = text.indexOf(" ", from);
  return space === -1 || space >= limit ? from : space + 1;
}

function beforeSpace(text: string, limit: number, from: number): number {
  const space = Math.max(text.lastIndexOf(" ", from), text.lastIndexOf("\n", from));
  // A single word longer than the whole excerpt.
  return space <= limit ? from : space;
}

function countWords(matches: readonly Match[]): number {
  return new Set(matches.map(({ word }) => word)).size;
}

function markMatches(
  text: string,
  matches: readonly Match[],
  { start, end }: Pick<Stretch, "start" | "end">,
): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: joinLines(text.slice(from, to)), isMatch });
  };
  if (start > 0 && text[start - 1] !== "\n") parts.push({ text: "…", isMatch: false });
  let place = start;
  for (const match of matches) {
    if (match.start < place || match.end > end) continue;
    add(place, match.start, false);
    add(match.start, match.end, true);
    place = match.end;
  }
  add(place, end, false);
  if (end < text.length && text[end] !== "\n") parts.push({ text: " …", isMatch: false });
  return parts;
}

/** Joins sentences with a space; separates headings and cells with a dot. */
function joinLines(text: string): string {
  return text.replaceAll(/([.!?:])\n/g, "$1 ").replaceAll("\n", " · ");
}
