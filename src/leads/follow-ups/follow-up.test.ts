import { expect, test } from "vitest";
import type { OfficeCalendar } from "../../office/office-calendar.ts";
import { describeDay, dueMoment, listQuickDays, MAX_FOLLOW_UP_TEXT, readFollowUp } from "./follow-up.ts";

const office: OfficeCalendar = {
  timeZone: "America/Chicago",
  openDays: [1, 2, 3, 4, 5],
  opensAt: 9 * 60,
  closesAt: 18 * 60,
  holidays: ["2026-11-26"],
};
/** A Tuesday, 10:00 in Chicago. */
const now = Date.parse("2026-11-17T16:00:00Z");
const read = (day: string, time = "", text = "") => readFollowUp({ day, time, text }, { office, now });

test("a follow-up has a day, and a time if it matters", () => {
  expect(read("2026-11-18", "14:30", "  call\nagain ")).toEqual({
    plan: { day: "2026-11-18", minute: 870, text: "call again" },
  });
  expect(read("2026-11-17")).toEqual({ plan: { day: "2026-11-17", minute: undefined, text: "" } });
});

test.each([
  ["2026-11-16", "", "", { day: "This day is over." }],
  ["2026-02-30", "25:00", "", { day: "A date looks like 2026-11-30.", time: "A time looks like 14:30." }],
  ["2029-01-01", "", "", { day: "Choose a day within two years." }],
  ["2026-11-17", "09:59", "", { time: "This time is over." }],
  ["2026-11-18", "", "x".repeat(MAX_FOLLOW_UP_TEXT + 1), { text: expect.stringContaining("At most 200") }],
])("%s %s is refused with the reason beside its field", (day, time, text, problems) => {
  expect(read(day, time, text)).toEqual({ problems });
});

test("one without a time is due when the office opens", () => {
  const due = (minute: number | undefined) =>
    new Date(dueMoment({ day: "2026-11-18", minute }, office)).toISOString();
  expect(due(undefined)).toBe("2026-11-18T15:00:00.000Z");
  expect(due(870)).toBe("2026-11-18T20:30:00.000Z");
  expect(describeDay({ day: "2026-11-18" })).toBe("Wed 2026-11-18");
  expect(describeDay({ day: "2026-11-18", minute: 545 })).toBe("Wed 2026-11-18 09:05");
});

test("quick choices are days that the office is open", () => {
  expect(listQuickDays({ office, now })).toEqual([
    { label: "Tomorrow", day: "2026-11-18", when: "Wed 11-18" },
    { label: "In 3 days", day: "2026-11-20", when: "Fri 11-20" },
    { label: "Next week", day: "2026-11-24", when: "Tue 11-24" },
  ]);
  const beforeHoliday = Date.parse("2026-11-25T16:00:00Z");
  expect(listQuickDays({ office, now: beforeHoliday }).map(({ label, day }) => `${label} ${day}`)).toEqual([
    "Friday 2026-11-27",
    "In 3 days 2026-12-01",
    "Next week 2026-12-03",
  ]);
});
