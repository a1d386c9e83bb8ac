const MAX_LENGTH = 60;
const MARKS = /\p{M}/gu;
const SMALL_WORDS: ReadonlySet<string> = new Set(["and", "of", "the"]);

/** The name of a county in links and for comparing: "St. Louis County", "st louis county" -> "st-louis-county". */
export function countySlug(text: string): string {
  return text
    .normalize("NFD")
    .replace(MARKS, "")
    .toLowerCase()
    .replaceAll(/['.’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
}

/** The name as people write it, as far as the link tells: "mclean-county" -> "McLean County". */
export function sayCounty(slug: string): string {
  return slug
    .split("-")
    .map((word) => (SMALL_WORDS.has(word) ? word : capitalize(word)))
    .join(" ");
}

function capitalize(word: string): string {
  if (word === "st") return "St.";
  const rest = /^mc[a-z]{2}/.test(word) ? `Mc${capitalize(word.slice(2))}` : word;
  return `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
}
