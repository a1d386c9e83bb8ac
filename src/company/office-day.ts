/** The time zone of the operator's office. */
const OFFICE_TIME_ZONE = "America/Chicago";

const calendar = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: OFFICE_TIME_ZONE,
});

/** The date on a page that shows "today", until the browser supplies its own: `2026-11-15`. */
export function officeDay(moment: Date): string {
  const { year, month, day } = Object.fromEntries(
    calendar.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}
