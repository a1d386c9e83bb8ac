export const NAME_LIMIT = 60;

/**
 * Control characters, and those that change the direction of what follows or show nothing: a name must not be able to
 * pose as another.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** The name as it is kept and shown. Empty if nothing visible was typed. */
export function cleanName(typed: string): string {
  const visible = typed.normalize("NFC").replaceAll(/\s+/g, " ").replaceAll(INVISIBLE, "");
  const characters = Array.from(visible.trim());
  return characters.slice(0, NAME_LIMIT).join("").trim();
}

/** A name that none of the others has: "Elm Street (2)". */
export function distinctName(name: string, others: readonly string[]): string {
  if (!others.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    const candidate = `${Array.from(name)
      .slice(0, NAME_LIMIT - mark.length)
      .join("")
      .trimEnd()}${mark}`;
    if (!others.includes(candidate)) return candidate;
  }
}
