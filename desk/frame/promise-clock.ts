import { describeDuration, formatTimeOfDay, nameWeekday } from "../../src/office/describe-time.ts";
import { type OfficeCalendar, replyDeadline } from "../../src/office/office-calendar.ts";
import { timeZoneOf } from "../../src/office/time-zone.ts";
import { describeMoment, type PromiseClock } from "./moment.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** From then on the clock is amber. */
const SOON_MS = 3 * HOUR_MS;

/** How a lead that nobody has answered stands to the promise of one business day. */
export function readPromiseClock(receivedAt: number, now: number, office: OfficeCalendar): PromiseClock {
  const due = replyDeadline(receivedAt, office);
  const deadline = describeMoment(due, office);
  if (now > due) return { state: "late", text: `late by ${describeDuration(now - due)}`, deadline };
  const text = `answer by ${describeDeadline(due, now, office)}`;
  return { state: due - now <= SOON_MS ? "soon" : "in time", text, deadline };
}

function describeDeadline(due: number, now: number, { timeZone }: OfficeCalendar): string {
  const zone = timeZoneOf(timeZone);
  const { day, minute } = zone.read(due);
  const time = formatTimeOfDay(minute);
  if (day === zone.read(now).day) return `${time} today`;
  return due - now < 6 * DAY_MS ? `${nameWeekday(day).slice(0, 3)} ${time}` : `${day} ${time}`;
}
