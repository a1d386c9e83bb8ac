/** More would fill the first screen of a phone. */
const LEAD_WORDS = 35;

/** A period after one of these does not end a sentence: "St. Louis". */
const SENTENCE = /^(.+?(?<!\b(?:St|Mt|Ft|No|Dr|[A-Z]))[.!?]) ([A-Z0-9$].*)$/s;

/** The first sentences of a text: as many as fit into a lead, and at least one. */
export function splitLead(text: string): { readonly lead: string; readonly rest: string } {
  const { first, rest } = splitFirstSentence(text);
  if (rest === "") return { lead: first, rest };
  const next = splitFirstSentence(rest);
  const both = `${first} ${next.first}`;
  return both.split(" ").length <= LEAD_WORDS ? { lead: both, rest: next.rest } : { lead: first, rest };
}

/** A point's first sentence and the rest: lists print the first in full color, the rest softer. */
export function splitFirstSentence(text: string): { readonly first: string; readonly rest: string } {
  const [, first = text, rest = ""] = SENTENCE.exec(text) ?? [];
  return { first, rest };
}
