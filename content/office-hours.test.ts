import { expect, test } from "vitest";
import { calendarOf, describeOfficeHours, type OfficeHours } from "./office-hours.ts";

const office: OfficeHours = {
  timeZone: "America/Chicago",
  openDays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opensAt: "09:00",
  closesAt: "18:00",
  holidays: [],
};

test.each<[string, Partial<OfficeHours>]>([
  ["Monday-Friday 9 AM-6 PM CST", {}],
  ["Monday-Friday 8:30 AM-12 PM CST", { opensAt: "08:30", closesAt: "12:00" }],
  ["Monday, Wednesday 9 AM-6 PM CST", { openDays: ["Wednesday", "Monday"] }],
  ["Saturday, Sunday 9 AM-6 PM EST", { openDays: ["Sunday", "Saturday"], timeZone: "America/New_York" }],
  ["Friday-Sunday 9 AM-6 PM CST", { openDays: ["Friday", "Saturday", "Sunday"] }],
])("%s", (text, change) => {
  expect(describeOfficeHours({ ...office, ...change })).toBe(text);
});

test("in numbers", () => {
  expect(calendarOf({ ...office, opensAt: "08:30", holidays: ["2026-12-25"] })).toEqual({
    timeZone: "America/Chicago",
    openDays: [1, 2, 3, 4, 5],
    opensAt: 510,
    closesAt: 1080,
    holidays: ["2026-12-25"],
  });
});
