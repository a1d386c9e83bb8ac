import { expect, test } from "vitest";
import { drawBars } from "./chart-bars.ts";
import { describeReport, EMPTY_REPORT, type ReportLine } from "./report.ts";
import { drawSpeed } from "./speed-scale.ts";

const [EMPTY] = describeReport(
  { by: "week", from: "", to: "" },
  { ...EMPTY_REPORT, rows: [{ name: "", ...EMPTY_REPORT.total }] },
  540,
).lines;
const line = (name: string, inTime: number, late = 0, waiting = 0): ReportLine => {
  if (EMPTY === undefined) throw new Error("The report has no line");
  return { ...EMPTY, name, leads: inTime + late + waiting, inTime, late, waiting };
};

test("the longest bar is full, and its parts follow each other", () => {
  const [first, second] = drawBars([line("2026-11-09", 5, 4, 1), line("2026-11-16", 0, 2)], true);
  expect(first?.parts).toEqual([
    { kind: "in time", start: 0, length: 50 },
    { kind: "late", start: 50, length: 40 },
    { kind: "waiting", start: 90, length: 10 },
  ]);
  expect(second?.parts).toEqual([{ kind: "late", start: 0, length: 20 }]);
});

test("weeks without a lead keep their place, other groups without one are left out", () => {
  const lines = [line("a", 0), line("b", 1)];
  expect(drawBars(lines, true).map(({ name }) => name)).toEqual(["a", "b"]);
  expect(drawBars(lines, false).map(({ name }) => name)).toEqual(["b"]);
});

test("of very many weeks the latest are drawn", () => {
  const lines = Array.from({ length: 200 }, (_, week) => line(String(week), 1));
  expect(drawBars(lines, true).map(({ name }) => name)).toEqual(
    Array.from({ length: 60 }, (_, index) => String(140 + index)),
  );
});

test("of other groups, each lead counts by the furthest it came", () => {
  const campaign = { ...line("texas", 10), contacted: 6, offered: 3, closed: 1 };
  expect(drawBars([campaign], false)[0]?.parts.map(({ kind, length }) => [kind, Math.round(length)])).toEqual(
    [
      ["funded", 10],
      ["offered", 20],
      ["contacted", 30],
      ["open", 40],
    ],
  );
});

test("the promise is in sight when everybody is fast, and one forgotten lead does not hide the others", () => {
  const times = (name: string, medianMinutes: number, p90Minutes: number) => ({
    ...line(name, 2),
    ...{ medianMinutes, p90Minutes },
  });
  const fast = drawSpeed([times("a", 5, 27), line("b", 0)], 540);
  expect(fast).toMatchObject({ weeks: 2, promise: 80, marks: [{ name: "a", p90: 4, isCut: false }] });
  const slow = drawSpeed([times("a", 27, 54_000)], 540);
  expect(slow).toMatchObject({ promise: 40, marks: [{ median: 2, p90: 100, isCut: true }] });
});
