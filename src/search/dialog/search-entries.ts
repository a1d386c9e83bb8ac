import type { SearchEntry } from "../../../content/search-entries.ts";

/** Spec, sections 5 and 9. "kiavi" in a title outranks "kiavi" in a description; a category match alone ranks last. */
const TITLE_WEIGHT = 10;
const DESCRIPTION_WEIGHT = 5;
export const MAX_RESULTS = 8;

/** Entries whose title, description or category contains the text; highest weight first, ties in the list's order. */
export function findEntries(entries: readonly SearchEntry[], text: string): readonly SearchEntry[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const contains = (field: string) => field.toLowerCase().includes(wanted);
  return entries
    .filter((entry) => contains(entry.title) || contains(entry.description) || contains(entry.category))
    .map((entry) => ({
      entry,
      weight:
        (contains(entry.title) ? TITLE_WEIGHT : 0) + (contains(entry.description) ? DESCRIPTION_WEIGHT : 0),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => entry);
}
