import { expect, test } from "vitest";
import { CHART, plotPrices, quarterBefore } from "./price-points.ts";

test.each([
  ["2026 Q2", 0, "2026 Q2"],
  ["2026 Q2", 1, "2026 Q1"],
  ["2026 Q2", 2, "2025 Q4"],
  ["2026 Q2", 8, "2024 Q2"],
])("%s less %i quarters is %s", (quarter, count, expected) => {
  expect(quarterBefore(quarter, count)).toBe(expected);
});

test("the first quarter is 100, and the line fills the height", () => {
  const points = plotPrices([500, 490, 550], "2026 Q2");
  expect(points.map(({ quarter, level }) => `${quarter} ${level}`)).toEqual([
    "2025 Q4 100.0",
    "2026 Q1 98.0",
    "2026 Q2 110.0",
  ]);
  expect(points.map(({ y }) => y)).toEqual([99, CHART.bottom, CHART.top]);
  expect(points.map(({ x }) => x)).toEqual([CHART.marginX, CHART.width / 2, CHART.width - CHART.marginX]);
});

test("prices that do not move are a flat line", () => {
  expect(plotPrices([5, 5], "2026 Q2").map(({ y }) => y)).toEqual([CHART.bottom, CHART.bottom]);
});
