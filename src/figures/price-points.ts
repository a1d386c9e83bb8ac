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
  return index.map((points, position) => ({
    quarter: quarterBefore(lastQuarter, index.length - 1 - position),
    level: ((points / first) * 100).toFixed(1),
    x: Math.round(CHART.marginX + position * stepX),
    y: Math.round(CHART.bottom - (points - low) * perPoint),
  }));
}

/** "2024 Q2" is eight quarters before "2026 Q2". */
export function quarterBefore(quarter: string, count: number): string {
  const [year = 0, part = 0] = quarter.split(" Q").map(Number);
  const total = year * 4 + part - 1 - count;
  return `${Math.floor(total / 4)} Q${(total % 4) + 1}`;
}
