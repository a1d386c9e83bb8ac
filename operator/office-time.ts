import { type Days, type Period, periodOf } from "../src/office/office-calendar.ts";
import { officeCalendar } from "../src/office/office-catalog.server.ts";
import { timeZoneOf } from "../src/office/time-zone.ts";

/** The operator works in the company's time zone. Times for programs (JSON, the API) stay in UTC. */

const zone = timeZoneOf(officeCalendar.timeZone);

/** For the help of options that take a day. */
export const OFFICE_ZONE = officeCalendar.timeZone;

/** `2026-11-03 08:05 CST` */
export function formatTime(moment: number): string {
  return zone.format(moment);
}

export function readPeriod(days: Days): Period {
  return periodOf(days, officeCalendar);
}
