import { expect, test } from "vitest";
import { formatDate } from "./dates.ts";

test.each([
  ["2025-10-14", "October 14, 2025"],
  ["2026-11-01", "November 1, 2026"],
  ["2024-02-29", "February 29, 2024"],
])("%s reads %s, wherever the reader is", (isoDate, shown) => {
  expect(formatDate(isoDate)).toBe(shown);
});

test("every day of a year reads as the platform writes it", () => {
  const platform = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  const shown = days.map((day) => formatDate(day.toISOString().slice(0, 10)));
  expect(shown).toEqual(days.map((day) => platform.format(day)));
});
