/** For programs: moments as ISO 8601, wherever they stand. */
export function formatJson(value: unknown): string {
  return JSON.stringify(
    value,
    (name, part) => (isMoment(name, part) ? new Date(part).toISOString() : part),
    2,
  );
}

/** Moments are named for it, everywhere in the stores: createdAt, happenedAt, since. */
function isMoment(name: string, part: unknown): part is number {
  return typeof part === "number" && (name === "since" || /[a-z]At$/.test(name));
}
