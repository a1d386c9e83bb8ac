/** A LIKE pattern for stored JSON that has these members next to each other. */
export function jsonPattern(members: Readonly<Record<string, string | undefined>>): string {
  const written = JSON.stringify(members).slice(1, -1);
  // A character that means something else in a pattern is any character.
  return `%${written.replaceAll(/[%_\\]/g, "_")}%`;
}
