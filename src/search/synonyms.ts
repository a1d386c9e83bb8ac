/** What people type, and how the site says it. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["airbnb", ["short-term rental"]],
  ["vrbo", ["short-term rental"]],
  ["str", ["short-term rental"]],
  ["heloc", ["home equity", "cash-out refinance"]],
  ["brrrr", ["cash left in the deal"]],
  ["duplex", ["two-unit"]],
  ["refinancing", ["refinance"]],
  ["fico", ["credit score"]],
]);

/** Other ways to say a word, each of one or several words. */
export function synonymsOf(word: string): readonly string[] {
  return SYNONYMS.get(word) ?? [];
}
