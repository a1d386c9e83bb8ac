import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import { timeZoneOf } from "../../src/office/time-zone.ts";

/** A moment, for people and for programs. */
export interface Moment {
  readonly text: string;
  readonly iso: string;
}

/** How much of the promised time is left. */
export interface PromiseClock {
  readonly state: "in time" | "soon" | "late";
  /** Such as "answer by Tue 10:30" or "late by 3 hours". */
  readonly text: string;
  readonly deadline: Moment;
}

/** In the office's time zone. */
export function describeMoment(moment: number, { timeZone }: Pick<OfficeCalendar, "timeZone">): Moment {
  return { text: timeZoneOf(timeZone).format(moment), iso: new Date(moment).toISOString() };
}
