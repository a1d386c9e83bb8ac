import { Decimal, ONE_HUNDRED, sumOf } from "../decimal.ts";

/** What an index did, from the figures as they were published. Quarters are counted from 1985 Q1. */

const FIRST = 1985;

export interface IndependentRecord {
  /** Percent. */
  readonly fall: { readonly percent: Decimal; readonly peak: number; readonly trough: number };
  /** Null: prices are not back. */
  readonly recovery: number | null;
  readonly high: number;
  readonly lastPercent: Decimal;
  readonly spans: readonly IndependentSpan[];
  /** What the last four quarters stand at, over the four a whole number of years earlier. */
  readonly since: (year: number) => { readonly years: number; readonly ratio: Decimal };
}

interface IndependentSpan {
  readonly years: number;
  readonly starts: number;
  readonly lower: number;
  readonly worst: { readonly start: number; readonly ratio: Decimal };
  readonly best: { readonly start: number; readonly ratio: Decimal };
}

const ONE = Decimal.of(1);

export function independentRecord(index: readonly Decimal[]): IndependentRecord {
  const pointsIn = (quarter: number) => index[quarter] ?? Decimal.of(0);
  const falls = index.map((points, quarter) => {
    const peak = lastHighest(index.slice(0, quarter + 1));
    return { percent: changeOf(points, pointsIn(peak)), peak, trough: quarter };
  });
  const fall = falls.reduce((deepest, other) => (other.percent.isBelow(deepest.percent) ? other : deepest));
  const back = index.findIndex(
    (points, quarter) => quarter > fall.trough && points.isAtLeast(pointsIn(fall.peak)),
  );
  const high = lastHighest(index);
  const last = index.length - 1;
  const fourTo = (quarter: number) => sumOf(...index.slice(quarter - 3, quarter + 1));
  return {
    fall,
    recovery: back === -1 ? null : back,
    high,
    lastPercent: changeOf(pointsIn(last), pointsIn(high)),
    spans: [5, 10, 15].map((years) => spanOf(index, years)),
    since: (year) => {
      const years = Math.floor(last / 4) - (year - FIRST);
      return { years, ratio: fourTo(last).over(fourTo(last - 4 * years)) };
    },
  };
}

/** Of equals: the first for the worst, the last for the best. */
function spanOf(index: readonly Decimal[], years: number): IndependentSpan {
  const changes = index
    .slice(4 * years)
    .map((later, start) => ({ start, ratio: later.over(index[start] ?? later) }));
  const worst = changes.reduce((low, other) => (other.ratio.isBelow(low.ratio) ? other : low));
  const best = changes.reduce((top, other) => (other.ratio.isAtLeast(top.ratio) ? other : top));
  const lower = changes.filter(({ ratio }) => ratio.isBelow(ONE)).length;
  return { years, starts: changes.length, lower, worst, best };
}

function lastHighest(index: readonly Decimal[]): number {
  return index.reduce(
    (high, points, quarter) => (points.isAtLeast(index[high] ?? points) ? quarter : high),
    0,
  );
}

function changeOf(points: Decimal, before: Decimal): Decimal {
  return points.over(before).minus(ONE).times(ONE_HUNDRED);
}

/** Prices in the dollars of the first quarter. A quarter's consumer prices: the average of its months, to thousandths. */
export function inFirstDollars(
  index: readonly Decimal[],
  monthsOfYears: Readonly<Record<number, string>>,
): readonly Decimal[] {
  const costs = index.map((_, quarter) => {
    const months = (monthsOfYears[FIRST + Math.floor(quarter / 4)] ?? "").split(" ");
    const published = months.slice((quarter % 4) * 3, (quarter % 4) * 3 + 3).filter((month) => month !== "-");
    const sum = sumOf(...published.map((month) => Decimal.of(Number(month))));
    return sum.over(Decimal.of(published.length)).round(40).round(3);
  });
  return index.map((points, quarter) => points.over(costs[quarter] ?? ONE).times(costs[0] ?? ONE));
}
