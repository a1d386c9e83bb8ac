import { expect, test } from "vitest";
import { type CalendarEntry, writeCalendar } from "./follow-up-calendar.ts";

const ENTRY: CalendarEntry = {
  id: "1",
  day: "2026-11-18",
  minute: 14 * 60 + 30,
  dueAt: Date.UTC(2026, 10, 18, 20, 30),
  text: "Ask for the lease",
  reference: "RR-7K3M9-QXTB2",
  url: "https://desk.example.com/leads/RR-7K3M9-QXTB2",
};
const FRAME = { host: "desk.example.com", now: Date.UTC(2026, 10, 15, 12) };
const write = (changes: Partial<CalendarEntry> = {}) =>
  writeCalendar([{ ...ENTRY, ...changes }], FRAME).split("\r\n");

test("a follow-up stands at its time, and leads to the desk", () => {
  expect(write()).toEqual([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//RentRatio//Follow-ups//EN", "METHOD:PUBLISH"],
    ...["NAME:Follow-ups", "X-WR-CALNAME:Follow-ups"],
    ...["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"],
    ...["BEGIN:VEVENT", "UID:1@desk.example.com", "DTSTAMP:20261115T120000Z"],
    ...["DTSTART:20261118T203000Z", "DURATION:PT15M"],
    "SUMMARY:Ask for the lease (RR-7K3M9-QXTB2)",
    "DESCRIPTION:https://desk.example.com/leads/RR-7K3M9-QXTB2",
    "URL:https://desk.example.com/leads/RR-7K3M9-QXTB2",
    ...["TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR", ""],
  ]);
});

test("one without a time or words stands above its day", () => {
  expect(write({ minute: undefined, text: "" })).toEqual(
    expect.arrayContaining(["DTSTART;VALUE=DATE:20261118", "SUMMARY:Follow up RR-7K3M9-QXTB2"]),
  );
});

test("marks of the format are text, and long lines are folded between letters", () => {
  const text = `Call; ask, "why" \\ END:VEVENT ${"é".repeat(60)}`;
  const lines = write({ text });
  const at = lines.findIndex((line) => line.startsWith("SUMMARY:"));
  const folded = lines.slice(at, at + 3).map((line, index) => (index === 0 ? line : line.slice(1)));
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(folded.join("")).toContain('SUMMARY:Call\\; ask\\, "why" \\\\ END:VEVENT é');
  expect(folded.join("")).toContain(`${"é".repeat(60)} (RR-7K3M9-QXTB2)`);
});
