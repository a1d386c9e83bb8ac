import { expect, test } from "vitest";
import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import { readPromiseClock } from "./office-times.ts";

/** Monday to Friday, 9 to 17, closed on Thanksgiving. */
const office: OfficeCalendar = {
  timeZone: "America/Chicago",
  openDays: [1, 2, 3, 4, 5],
  opensAt: 9 * 60,
  closesAt: 17 * 60,
  holidays: ["2026-11-26"],
};
const at = (time: string) => Date.parse(`${time}-06:00`);

test.each([
  // Received on Tuesday at 10:30, so promised for Wednesday at 10:30.
  ["2026-11-17T10:30", "2026-11-17T11:00", "in time", "answer by Wed 10:30"],
  ["2026-11-17T10:30", "2026-11-18T07:00", "in time", "answer by 10:30 today"],
  ["2026-11-17T10:30", "2026-11-18T08:00", "soon", "answer by 10:30 today"],
  ["2026-11-17T10:30", "2026-11-18T10:30", "soon", "answer by 10:30 today"],
  ["2026-11-17T10:30", "2026-11-18T10:31", "late", "late by 1 minute"],
  ["2026-11-17T10:30", "2026-11-18T13:00", "late", "late by 2 hours"],
  ["2026-11-17T10:30", "2026-11-20T13:00", "late", "late by 2 days"],
  // Before the holiday and a weekend.
  ["2026-11-25T12:00", "2026-11-25T12:01", "in time", "answer by Fri 12:00"],
  ["2026-11-27T12:00", "2026-11-27T12:01", "in time", "answer by Mon 12:00"],
])("received %s, at %s it is %s: %s", (received, now, state, text) => {
  expect(readPromiseClock(at(received), at(now), office)).toMatchObject({ state, text });
});
