import { timeZoneOf, type ZonedMinute } from "./time-zone.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When the office answers. Days are counted from Sunday = 0, times are minutes after midnight. */
export interface OfficeCalendar {
  readonly timeZone: string;
  readonly openDays: readonly number[];
  readonly opensAt: number;
  readonly closesAt: number;
  /** ISO dates. */
  readonly holidays: readonly string[];
}

/**
 * The moment until which the site has promised to answer: one business day after the request. A request outside office
 * hours counts from the next opening.
 */
export function replyDeadline(receivedAt: number, calendar: OfficeCalendar): number {
  const zone = timeZoneOf(calendar.timeZone);
  const received = zone.read(receivedAt);
  const isBeforeClosing = received.minute < calendar.closesAt;
  const startDay =
    isOpen(received.day, calendar) && isBeforeClosing ? received.day : nextOpenDay(received.day, calendar);
  const startMinute =
    startDay === received.day ? Math.max(received.minute, calendar.opensAt) : calendar.opensAt;
  return zone.momentOf(nextOpenDay(startDay, calendar), startMinute);
}

/**
 * The moment before which a request must have come in for its answer to be overdue now. A later request never has an
 * earlier deadline, so the database can compare with this one moment instead of working out each deadline.
 */
export function overdueBefore(now: number, calendar: OfficeCalendar): number {
  let late = Math.floor((now - OLDEST_DEADLINE_MS) / MINUTE_MS);
  let onTime = Math.ceil(now / MINUTE_MS);
  while (onTime - late > 1) {
    const between = Math.floor((late + onTime) / 2);
    if (replyDeadline(between * MINUTE_MS, calendar) < now) late = between;
    else onTime = between;
  }
  return onTime * MINUTE_MS;
}

/** How many minutes the office was open between two moments: the promise is one office day of them. */
export function officeMinutesBetween(start: number, end: number, calendar: OfficeCalendar): number {
  const zone = timeZoneOf(calendar.timeZone);
  const [from, to] = [zone.read(start), zone.read(Math.max(start, end))];
  const passed = ({ day, minute }: ZonedMinute) =>
    isOpen(day, calendar)
      ? Math.min(Math.max(minute, calendar.opensAt), calendar.closesAt) - calendar.opensAt
      : 0;
  return countOpenDays(from.day, to.day, calendar) * officeDayMinutes(calendar) + passed(to) - passed(from);
}

export function officeDayMinutes({ opensAt, closesAt }: OfficeCalendar): number {
  return closesAt - opensAt;
}

/** From the first day to the one before the last. Does not look at each of them: a lead may wait for years. */
function countOpenDays(first: string, last: string, { openDays, holidays }: OfficeCalendar): number {
  if (first === last) return 0;
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  const weekday = new Date(first).getUTCDay();
  const rest = Array.from({ length: days % 7 }, (_, index) => (weekday + index) % 7);
  const closed = holidays.filter(
    (day) => day >= first && day < last && openDays.includes(new Date(day).getUTCDay()),
  );
  return (
    Math.floor(days / 7) * openDays.length +
    rest.filter((day) => openDays.includes(day)).length -
    new Set(closed).size
  );
}

/** An ISO date in the office's time zone. */
export function dayInOffice(moment: number, { timeZone }: Pick<OfficeCalendar, "timeZone">): string {
  return timeZoneOf(timeZone).read(moment).day;
}

/** A period of days, given as ISO dates. Both may be left out, and both days are included. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Moments; `to` is exclusive. */
export interface Period {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export function periodOf({ from, to }: Days, { timeZone }: Pick<OfficeCalendar, "timeZone">): Period {
  const startOf = (day: string) => timeZoneOf(timeZone).momentOf(day, 0);
  return {
    from: from === undefined ? undefined : startOf(from),
    to: to === undefined ? undefined : startOf(addDays(to, 1)),
  };
}

/** When the day that it is in the office ends. */
export function endOfOfficeDay(moment: number, { timeZone }: Pick<OfficeCalendar, "timeZone">): number {
  const zone = timeZoneOf(timeZone);
  return zone.momentOf(addDays(zone.read(moment).day, 1), 0);
}

/** The ISO date in the office while it is open, otherwise undefined. */
export function openDayAt(moment: number, calendar: OfficeCalendar): string | undefined {
  const { day, minute } = timeZoneOf(calendar.timeZone).read(moment);
  const isOpenNow = isOpen(day, calendar) && minute >= calendar.opensAt && minute < calendar.closesAt;
  return isOpenNow ? day : undefined;
}

function isOpen(day: string, { openDays, holidays }: OfficeCalendar): boolean {
  return openDays.includes(new Date(day).getUTCDay()) && !holidays.includes(day);
}

/** Longer than any row of holidays: a calendar without an open day would never end. */
const MAX_CLOSED_DAYS = 366;
/** No deadline is further from its request: the next opening, and an open day after it. */
const OLDEST_DEADLINE_MS = 2 * (MAX_CLOSED_DAYS + 1) * DAY_MS;

function nextOpenDay(day: string, calendar: OfficeCalendar): string {
  for (let count = 1; count <= MAX_CLOSED_DAYS; count++) {
    const next = addDays(day, count);
    if (isOpen(next, calendar)) return next;
  }
  throw new Error(`The office has no open day within a year after ${day}`);
}

/** The ISO date on which the office opens for the `count`th time after this day. */
export function addBusinessDays(day: string, count: number, calendar: OfficeCalendar): string {
  let last = day;
  for (let opened = 0; opened < count; opened++) last = nextOpenDay(last, calendar);
  return last;
}

/** Both are ISO dates. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Said where a date is none. */
export const DATE_RULE = "A date looks like 2026-11-30.";

/** True for an ISO date that exists. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
