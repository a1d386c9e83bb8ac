export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The same value with the names of its objects in order. */
export function sortedJson(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map(sortedJson);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortedJson(field)]));
}

/** RFC 8785: one text for one value. JavaScript writes numbers and strings as that standard asks. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(sortedJson(value));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
