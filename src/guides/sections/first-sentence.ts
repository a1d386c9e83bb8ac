/** A period after one of these does not end a sentence: "St. Louis". */
const SENTENCE = /^(.+?(?<!\b(?:St|Mt|Ft|No|Dr|[A-Z]))[.!?]) ([A-Z0-9$].*)$/s;

/** What a point says, and what it adds: lists set the first in ink, the rest softer. */
export function splitFirstSentence(text: string): { readonly first: string; readonly rest: string } {
  const [, first = text, rest = ""] = SENTENCE.exec(text) ?? [];
  return { first, rest };
}
