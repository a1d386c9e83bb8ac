import type { Weekday } from "../../content/office-hours.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Counted from Sunday = 0, as dates do. */
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const satisfies readonly Weekday[];

/** The weekday of an ISO date. */
export function nameWeekday(day: string): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? "";
}

/** `06:05`, of minutes after midnight. */
export function formatTimeOfDay(minute: number): string {
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

/** `5 minutes`, `3 hours`, `12 days`: the largest unit of which there are two, rounded down. */
export function describeDuration(ms: number): string {
  if (ms < 2 * HOUR_MS) return count(Math.max(1, Math.floor(ms / MINUTE_MS)), "minute");
  return describeHours(ms);
}

/** The same without minutes, for a mail that is read hours later. */
export function describeHours(ms: number): string {
  if (ms < HOUR_MS) return "less than an hour";
  if (ms < 2 * DAY_MS) return count(Math.floor(ms / HOUR_MS), "hour");
  return count(Math.floor(ms / DAY_MS), "day");
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
