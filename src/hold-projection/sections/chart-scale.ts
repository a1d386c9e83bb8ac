import type { Limits } from "../../dscr/money.ts";

/** One year: the expected figure, and those of the low and the high case. Null if there is none. */
export interface Column {
  readonly year: number;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Half of all figures of the year lie between these. */
  readonly half?: { readonly low: number | null; readonly high: number | null };
}

interface Reach {
  readonly top: number;
  readonly bottom: number;
}

/** Percent of the width, and pixels from the top. */
interface Bar {
  readonly year: number;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly height: number | null;
  readonly isNegative: boolean;
  readonly reach: Reach | null;
  readonly half: Reach | null;
}

interface Scale {
  readonly bars: readonly Bar[];
  /** Where zero is. */
  readonly zero: number;
  /** The lowest of all figures, drawn or not. */
  readonly lowest: number;
  readonly highest: number;
}

const NO_LIMITS: Limits = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** Bars from zero to the expected figure, and a line from the low to the high case. */
export function scaleColumns(columns: readonly Column[], height: number, { min, max } = NO_LIMITS): Scale {
  const figures = columns
    .flatMap(({ value, low, high }) => [value, low, high])
    .filter((figure) => figure !== null);
  const [lowest, highest] = [Math.min(...figures, 0), Math.max(...figures, 0)];
  const [bottom, top] = [Math.max(lowest, min), Math.min(highest, max)];
  const at = (figure: number) =>
    ((top - Math.min(Math.max(figure, bottom), top)) / (top - bottom || 1)) * height;
  const reachOf = (low: number | null, high: number | null): Reach | null =>
    low === null || high === null ? null : { top: at(high), bottom: at(low) };
  const slot = 100 / columns.length;
  const bars = columns.map(({ year, value, low, high, half }, index) => ({
    year,
    x: index * slot + slot * 0.15,
    width: slot * 0.7,
    top: at(Math.max(value ?? 0, 0)),
    height: value === null ? null : Math.abs(at(value) - at(0)),
    isNegative: value !== null && value < 0,
    reach: reachOf(low, high),
    half: half ? reachOf(half.low, half.high) : null,
  }));
  return { bars, zero: at(0), lowest, highest };
}
