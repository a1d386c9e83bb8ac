/** A period after one of these does not end a sentence: "St. Louis". */
const SENTENCE = /^(.+?(?<!\b(?:St|Mt|Ft|No|Dr|[A-Z]))[.!?]) ([A-Z0-9$].*)$/s;

/** A point's first sentence and the rest: lists print the first in full color, the rest softer. */
export function splitFirstSentence(text: string): { readonly first: string; readonly rest: string } {
  const [, first = text, rest = ""] = SENTENCE.exec(text) ?? [];
  return { first, rest };
}
