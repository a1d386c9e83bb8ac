/** JSON for scripts, with times at any depth as ISO 8601. */
export function formatJson(value: unknown): string {
  return JSON.stringify(
    value,
    (name, part) => (isMoment(name, part) ? new Date(part).toISOString() : part),
    2,
  );
}

/** Stores name their times consistently: createdAt, happenedAt, since. */
function isMoment(name: string, part: unknown): part is number {
  return typeof part === "number" && (name === "since" || /[a-z]At$/.test(name));
}
