import { quartersTo } from "./periods.ts";

export interface ChartPoint {
  readonly quarter: string;
  /** Index points, with the first quarter as 100. */
  readonly level: string;
  readonly x: number;
  readonly y: number;
}

export const CHART = { width: 640, height: 150, marginX: 42, top: 34, bottom: 112 } as const;

/** The points of a line over equal quarters, scaled so that the lowest and the highest fill the height. */
export function plotPrices(index: readonly number[], lastQuarter: string): readonly ChartPoint[] {
  const [first = 1] = index;
  const [low, high] = [Math.min(...index), Math.max(...index)];
  const stepX = (CHART.width - 2 * CHART.marginX) / Math.max(1, index.length - 1);
  const perPoint = high === low ? 0 : (CHART.bottom - CHART.top) / (high - low);
  const quarters = quartersTo(lastQuarter, index.length);
  return index.map((points, position) => ({
    quarter: quarters[position] ?? "",
    level: ((points / first) * 100).toFixed(1),
    x: Math.round(CHART.marginX + position * stepX),
    y: Math.round(CHART.bottom - (points - low) * perPoint),
  }));
}
