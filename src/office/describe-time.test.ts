import { expect, test } from "vitest";
import { describeDuration, describeHours, formatTimeOfDay, nameWeekday } from "./describe-time.ts";

const HOUR = 3_600_000;

test.each([
  [-5, "1 minute"],
  [0, "1 minute"],
  [1.5 * HOUR, "90 minutes"],
  [2 * HOUR, "2 hours"],
  [47.9 * HOUR, "47 hours"],
  [48 * HOUR, "2 days"],
])("a duration of %i ms is %s", (ms, text) => {
  expect(describeDuration(ms)).toBe(text);
});

test.each([
  [0, "less than an hour"],
  [HOUR, "1 hour"],
  [47.9 * HOUR, "47 hours"],
  [48 * HOUR, "2 days"],
  [200 * HOUR, "8 days"],
])("without minutes, %i ms is %s", (ms, text) => {
  expect(describeHours(ms)).toBe(text);
});

test("a time of day has two digits each", () => {
  expect([0, 65, 23 * 60 + 59].map(formatTimeOfDay)).toEqual(["00:00", "01:05", "23:59"]);
});

test("an ISO date has its weekday, wherever the process runs", () => {
  expect(["2026-11-15", "2026-11-21"].map(nameWeekday)).toEqual(["Sunday", "Saturday"]);
});
