import { expect, test } from "vitest";
import { formatDate, isoDateOf } from "./dates.ts";

test.each([
  ["2025-10-14", "October 14, 2025"],
  ["2026-11-01", "November 1, 2026"],
  ["2024-02-29", "February 29, 2024"],
])("%s reads %s, wherever the reader is", (isoDate, shown) => {
  expect(formatDate(isoDate)).toBe(shown);
});

test.each([
  ["2026-11-15T05:59:59Z", "America/Chicago", "2026-11-14"],
  ["2026-11-15T06:00:00Z", "America/Chicago", "2026-11-15"],
  ["2026-03-05T20:00:00Z", "Asia/Tokyo", "2026-03-06"],
])("at %s the date in %s is %s", (moment, timeZone, isoDate) => {
  expect(isoDateOf(new Date(moment), timeZone)).toBe(isoDate);
});
