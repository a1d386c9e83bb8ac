const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * `2025-10-14` -> `October 14, 2025`. A calendar date has no time zone: it reads the same everywhere. Formatted by
 * hand, because the first `Intl.DateTimeFormat` of a page blocks a phone for a tenth of a second.
 */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-");
  return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}
