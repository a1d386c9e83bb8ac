import { expect, test } from "vitest";
import {
  dayInOffice,
  type OfficeCalendar,
  officeDayMinutes,
  officeMinutesBetween,
  openDayAt,
  overdueBefore,
  replyDeadline,
} from "./office-calendar.ts";

const office: OfficeCalendar = {
  timeZone: "America/Chicago",
  openDays: [1, 2, 3, 4, 5],
  opensAt: 9 * 60,
  closesAt: 18 * 60,
  holidays: ["2026-11-26"],
};

const deadline = (received: string) => new Date(replyDeadline(Date.parse(received), office)).toISOString();

test.each([
  [
    "in office hours: the same time one business day later",
    "2026-11-16T16:30:00Z",
    "2026-11-17T16:30:00.000Z",
  ],
  ["before the office opens: counts from the opening", "2026-11-16T12:00:00Z", "2026-11-17T15:00:00.000Z"],
  ["after it closes: counts from the next opening", "2026-11-17T02:00:00Z", "2026-11-18T15:00:00.000Z"],
  ["at the minute it closes", "2026-11-17T00:00:00Z", "2026-11-18T15:00:00.000Z"],
  ["on Friday: over the weekend", "2026-11-20T20:00:00Z", "2026-11-23T20:00:00.000Z"],
  ["on Saturday: counts from Monday", "2026-11-21T18:00:00Z", "2026-11-24T15:00:00.000Z"],
  ["before a holiday: the holiday does not count", "2026-11-25T18:00:00Z", "2026-11-27T18:00:00.000Z"],
  ["on a holiday", "2026-11-26T18:00:00Z", "2026-11-30T15:00:00.000Z"],
  ["over the end of daylight saving time", "2026-10-30T20:00:00Z", "2026-11-02T21:00:00.000Z"],
  ["over its beginning", "2026-03-06T21:00:00Z", "2026-03-09T20:00:00.000Z"],
])("%s", (_, received, expected) => {
  expect(deadline(received)).toBe(expected);
});

const MINUTE_MS = 60_000;
const WEEK_OF_HOLIDAY = Date.parse("2026-11-23T00:00:00Z");

test("the moment before which requests are overdue agrees with every deadline of two weeks", () => {
  for (let hour = 0; hour < 14 * 24; hour += 5) {
    const now = WEEK_OF_HOLIDAY + hour * 60 * MINUTE_MS + 17 * 1000;
    const moment = overdueBefore(now, office);
    expect(replyDeadline(moment, office)).toBeGreaterThanOrEqual(now);
    expect(replyDeadline(moment - 1, office)).toBeLessThan(now);
  }
});

test("an office that never opens is a mistake, not an endless search", () => {
  expect(() => replyDeadline(Date.parse("2026-11-16T16:30:00Z"), { ...office, openDays: [] })).toThrow(
    "no open day",
  );
});

test.each([
  ["2026-11-15T05:59:59Z", "2026-11-14"],
  ["2026-11-15T06:00:00Z", "2026-11-15"],
  ["2026-07-05T04:59:59Z", "2026-07-04"],
  ["2026-07-05T05:00:00Z", "2026-07-05"],
])("at %s it is %s in Texas", (moment, isoDate) => {
  expect(dayInOffice(Date.parse(moment), office)).toBe(isoDate);
});

test.each([
  ["a minute before it opens", "2026-11-16T14:59:00Z", undefined],
  ["when it opens", "2026-11-16T15:00:00Z", "2026-11-16"],
  ["a minute before it closes", "2026-11-16T23:59:00Z", "2026-11-16"],
  ["when it closes", "2026-11-17T00:00:00Z", undefined],
  ["on Saturday", "2026-11-21T18:00:00Z", undefined],
  ["on a holiday", "2026-11-26T18:00:00Z", undefined],
])("the open day of the office %s", (_, moment, day) => {
  expect(openDayAt(Date.parse(moment), office)).toBe(day);
});

const minutes = (start: string, end: string) =>
  officeMinutesBetween(Date.parse(start), Date.parse(end), office);

test.each([
  ["in one day", "2026-11-16T10:00-06:00", "2026-11-16T10:25-06:00", 25],
  ["after closing, until the morning", "2026-11-16T21:00-06:00", "2026-11-17T09:05-06:00", 5],
  ["in the night: none", "2026-11-16T21:00-06:00", "2026-11-16T23:00-06:00", 0],
  ["over the weekend", "2026-11-20T17:00-06:00", "2026-11-23T09:30-06:00", 90],
  ["over a holiday", "2026-11-25T17:00-06:00", "2026-11-27T10:00-06:00", 120],
  ["of three weeks with a holiday", "2026-11-16T09:00-06:00", "2026-12-07T09:00-06:00", 14 * 540],
  ["backwards: none", "2026-11-17T10:00-06:00", "2026-11-16T10:00-06:00", 0],
])("office minutes %s", (_, start, end, expected) => {
  expect(minutes(start, end)).toBe(expected);
});

test("until the promised time, the office is open for exactly one day, whenever somebody asks", () => {
  const start = Date.parse("2026-11-01T00:00Z");
  for (let hour = 0; hour < 24 * 60; hour += 5) {
    const received = start + hour * 3_600_000;
    expect(officeMinutesBetween(received, replyDeadline(received, office), office)).toBe(
      officeDayMinutes(office),
    );
  }
});
