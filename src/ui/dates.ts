const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `2025-10-14` -> `October 14, 2025`. A calendar date has no time zone: it reads the same everywhere. */
export function formatDate(isoDate: string): string {
  return long.format(new Date(isoDate));
}

/** The calendar date of a moment in a time zone, as `2026-11-01`; without a zone, in the reader's own. */
export function isoDateOf(moment: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    ...(timeZone && { timeZone }),
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}
