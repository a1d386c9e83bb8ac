import { part, type SiteContent } from "../content/site-content.ts";
import { type Days, type Period, periodOf } from "../src/office/office-calendar.ts";
import { officeCalendar } from "../src/office/office-catalog.server.ts";
import { timeZoneOf } from "../src/office/time-zone.ts";

/** The operator works in the company's time zone. Times for programs (JSON, the API) stay in UTC. */

const zone = part((site) => timeZoneOf(officeCalendar(site).timeZone));

/** For the help of options that take a day. */
export const officeZone = (site: SiteContent) => officeCalendar(site).timeZone;

/** `2026-11-03 08:05 CST`; empty for what has not happened. */
export function formatTime(site: SiteContent, moment: number | null | undefined): string {
  return moment === null || moment === undefined ? "" : zone(site).format(moment);
}

export function readPeriod(site: SiteContent, days: Days): Period {
  return periodOf(days, officeCalendar(site));
}
