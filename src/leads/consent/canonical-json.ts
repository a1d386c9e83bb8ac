export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Serializes equal values to the same text: keys sorted, no spaces. A hash must not depend on who wrote the value. */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** Array.isArray does not recognize readonly arrays. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
