import { expect, test } from "vitest";
import { largestFall } from "./price-record.ts";
import { drawRecord, RECORD_CHART } from "./record-chart.ts";

const DOUBLED = [100, 200, 100, 200, 400];
const STEADY = [100, 100, 100, 100, 100];

test("doubling is as high from 200 as from 100", () => {
  const heights = drawRecord(DOUBLED, STEADY, undefined)
    .nominal.split(" ")
    .map((point) => Number(point.split(",")[1]));
  const { top, bottom } = RECORD_CHART;
  expect(heights).toEqual([bottom, (top + bottom) / 2, bottom, (top + bottom) / 2, top]);
});

test("lines fill the width, and the fall is marked at both ends", () => {
  const { nominal, marks, levels } = drawRecord(DOUBLED, STEADY, largestFall(DOUBLED));
  const { width, left, right, bottom } = RECORD_CHART;
  expect(nominal.startsWith(`${left},`)).toBe(true);
  expect(nominal.split(" ").at(-1)).toMatch(new RegExp(`^${width - right},`));
  expect(marks.map(({ label }) => label)).toEqual(["1985 Q2", "1985 Q3"]);
  expect(marks[1]?.y).toBe(bottom);
  expect(levels.map(({ label }) => label)).toEqual(["100", "200", "400"]);
});
