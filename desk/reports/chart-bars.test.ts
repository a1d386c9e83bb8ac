import { expect, test } from "vitest";
import { drawBars } from "./chart-bars.ts";
import type { ReportLine } from "./report.ts";

const line = (name: string, inTime: number, late = 0, waiting = 0): ReportLine => ({
  name,
  leads: inTime + late + waiting,
  inTime,
  late,
  waiting,
  inTimeShare: "",
  referred: 0,
  referredShare: "",
  closed: 0,
  closedShare: "",
  closedAmount: "",
  visits: null,
});

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
