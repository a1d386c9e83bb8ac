import { FIRST_YEAR, QUARTERS_A_YEAR } from "./price-history.ts";

/** Quarters are counted from the first of the series, which begins in 1985. */
export interface PriceRecord {
  readonly last: number;
  /** Percent a year, compounded. */
  readonly since1991: number;
  readonly since2000: number;
  /** Absent for prices that never fell. */
  readonly fall: LargestFall | undefined;
  /** Changes over 5, 10 and 15 years, as far as the series is long enough. */
  readonly spans: readonly SpanRecord[];
  readonly high: { readonly quarter: number; readonly lastPercent: number };
}

/** The lowest point after an earlier high, against that high. */
export interface LargestFall {
  /** Negative. */
  readonly percent: number;
  readonly peak: number;
  readonly trough: number;
  /** The first quarter at or above the high. Absent until prices are back. */
  readonly recovery: number | undefined;
}

/** All starts of one length, changes in percent a year, compounded. */
export interface SpanRecord {
  readonly years: number;
  readonly worst: SpanChange;
  readonly best: SpanChange;
  readonly starts: number;
  /** Starts after which the price was lower at the end. */
  readonly lower: number;
}

export interface SpanChange {
  readonly start: number;
  readonly percent: number;
}

const SPANS = [5, 10, 15] as const;

/** What an index did from its first quarter on. */
export function priceRecord(index: readonly number[]): PriceRecord {
  const last = index.length - 1;
  const highest = index.reduce((high, points, quarter) => (points >= at(index, high) ? quarter : high), 0);
  return {
    last,
    since1991: changeSince(1991, index),
    since2000: changeSince(2000, index),
    fall: largestFall(index),
    spans: SPANS.flatMap((years) => spanOf(index, years) ?? []),
    high: { quarter: highest, lastPercent: (at(index, last) / at(index, highest) - 1) * 100 },
  };
}

export function largestFall(index: readonly number[]): LargestFall | undefined {
  let peak = 0;
  let deepest: LargestFall | undefined;
  for (const [quarter, points] of index.entries()) {
    if (points >= at(index, peak)) peak = quarter;
    const percent = (points / at(index, peak) - 1) * 100;
    if (percent < (deepest?.percent ?? 0)) deepest = { percent, peak, trough: quarter, recovery: undefined };
  }
  if (!deepest) return undefined;
  const { peak: high, trough } = deepest;
  const back = index.findIndex((points, quarter) => quarter > trough && points >= at(index, high));
  return { ...deepest, recovery: back === -1 ? undefined : back };
}

function spanOf(index: readonly number[], years: number): SpanRecord | undefined {
  const changes = index.slice(0, -years * QUARTERS_A_YEAR).map((points, start) => ({
    start,
    percent: ((at(index, start + years * QUARTERS_A_YEAR) / points) ** (1 / years) - 1) * 100,
  }));
  const [first] = changes;
  if (!first) return undefined;
  return {
    years,
    worst: changes.reduce((worst, change) => (change.percent < worst.percent ? change : worst), first),
    best: changes.reduce((best, change) => (change.percent >= best.percent ? change : best), first),
    starts: changes.length,
    lower: changes.filter(({ percent }) => percent < 0).length,
  };
}

/**
 * Percent a year from a year on, compounded, between averages of the four quarters that end in the same quarter. So the
 * seasons and the noise of single quarters drop out.
 */
function changeSince(year: number, index: readonly number[]): number {
  const average = (quarter: number) =>
    index
      .slice(Math.max(0, quarter - QUARTERS_A_YEAR + 1), Math.max(0, quarter + 1))
      .reduce((sum, points) => sum + points, 0);
  const last = index.length - 1;
  const years = Math.floor(last / QUARTERS_A_YEAR) - (year - FIRST_YEAR);
  return ((average(last) / average(last - years * QUARTERS_A_YEAR)) ** (1 / years) - 1) * 100;
}

/** Prices in the dollars of the first quarter. */
export function afterInflation(index: readonly number[], costs: readonly number[]): readonly number[] {
  return index.map((points, quarter) => (points / at(costs, quarter)) * at(costs, 0));
}

function at(index: readonly number[], quarter: number): number {
  return index[quarter] ?? Number.NaN;
}
