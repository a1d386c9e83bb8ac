import { expect, test } from "vitest";
import { budget } from "../../tests/setup/budget.ts";
import { timeZoneOf } from "./time-zone.ts";

test.each([
  ["in winter", "America/Chicago", "2026-11-15T12:00:00Z", "2026-11-15 06:00 CST"],
  ["in summer", "America/Chicago", "2026-07-05T04:59:59Z", "2026-07-04 23:59 CDT"],
  ["before clocks are set back", "America/Chicago", "2026-11-01T06:30:00Z", "2026-11-01 01:30 CDT"],
  ["after clocks are set back", "America/Chicago", "2026-11-01T07:30:00Z", "2026-11-01 01:30 CST"],
  ["before clocks are set forward", "America/Chicago", "2026-03-08T07:59:59Z", "2026-03-08 01:59 CST"],
  ["after clocks are set forward", "America/Chicago", "2026-03-08T08:00:00Z", "2026-03-08 03:00 CDT"],
  ["in a zone with half hours", "Asia/Kolkata", "2026-11-15T18:30:00Z", "2026-11-16 00:00 GMT+5:30"],
])("a time %s", (_, zone, moment, expected) => {
  expect(timeZoneOf(zone).format(Date.parse(moment))).toBe(expected);
});

test.each([
  ["2026-11-15", 0, "2026-11-15T06:00:00.000Z"],
  ["2026-11-01", 0, "2026-11-01T05:00:00.000Z"],
  ["2026-11-02", 0, "2026-11-02T06:00:00.000Z"],
  ["2026-03-08", 150, "2026-03-08T07:30:00.000Z"],
])("%s, minute %i, is %s", (day, minute, expected) => {
  expect(new Date(timeZoneOf("America/Chicago").momentOf(day, minute)).toISOString()).toBe(expected);
});

test("every hour of a year, and in the proof every quarter, reads as the platform's formatter says", () => {
  const zone = timeZoneOf("America/Chicago");
  const formatter = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: "America/Chicago",
  });
  const start = Date.UTC(2026, 0, 1);
  const minutes = budget(60, 15);
  const wrong = Array.from(
    { length: (365 * 24 * 60) / minutes },
    (_, index) => start + index * minutes * 60 * 1000,
  ).filter((moment) => !zone.format(moment).startsWith(formatter.format(moment)));
  expect(wrong).toEqual([]);
});
