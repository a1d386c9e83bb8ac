import { expect, test } from "vitest";
import { officeDay } from "./office-day.ts";

test.each([
  ["2026-11-15T05:59:59Z", "2026-11-14"],
  ["2026-11-15T06:00:00Z", "2026-11-15"],
  ["2026-07-05T04:59:59Z", "2026-07-04"],
  ["2026-07-05T05:00:00Z", "2026-07-05"],
])("at %s it is %s in Texas", (moment, isoDate) => {
  expect(officeDay(new Date(moment))).toBe(isoDate);
});
