import { expect, test } from "vitest";
import { CHART, plotPrices } from "./price-points.ts";

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
