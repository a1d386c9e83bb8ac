import { QUARTERS_A_YEAR, sayQuarter } from "./price-history.ts";
import type { LargestFall } from "./price-record.ts";

/** A picture of prices and of prices after inflation, in the units of its view box. */
export interface RecordChart {
  /** Of SVG polylines. */
  readonly nominal: string;
  readonly real: string;
  /** Years below the lines. */
  readonly years: readonly { readonly x: number; readonly label: string }[];
  /** Levels beside the lines: the first quarter is 100. */
  readonly levels: readonly { readonly y: number; readonly label: string }[];
  /** High and low of the largest fall. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly label: string }[];
}

export const RECORD_CHART = { width: 640, height: 340, left: 54, right: 28, top: 34, bottom: 300 } as const;

const LEVELS = [50, 100, 200, 400, 800, 1600];

/** On a scale on which equal heights are equal changes in percent: a fall by half is as deep in 1988 as in 2008. */
export function drawRecord(
  nominal: readonly number[],
  real: readonly number[],
  fall: LargestFall | undefined,
): RecordChart {
  const { width, left, right, top, bottom } = RECORD_CHART;
  const [first = 1] = nominal;
  const heights = [...nominal, ...real].map((points) => Math.log(points / first));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const x = (quarter: number) => Math.round(left + (quarter / (nominal.length - 1)) * (width - left - right));
  const y = (points: number) =>
    Math.round(bottom - ((Math.log(points / first) - low) / (high - low || 1)) * (bottom - top));
  const line = (index: readonly number[]) =>
    index.map((points, quarter) => `${x(quarter)},${y(points)}`).join(" ");
  return {
    nominal: line(nominal),
    real: line(real),
    years: nominal.flatMap((_, quarter) =>
      quarter % (10 * QUARTERS_A_YEAR) === 0
        ? [{ x: x(quarter), label: sayQuarter(quarter).slice(0, 4) }]
        : [],
    ),
    levels: LEVELS.map((level) => ({ y: y((level * first) / 100), label: `${level}` })).filter(
      ({ y: height }) => height >= top - 10 && height <= bottom,
    ),
    marks: (fall ? [fall.peak, fall.trough] : []).map((quarter) => ({
      x: x(quarter),
      y: y(nominal[quarter] ?? Number.NaN),
      label: sayQuarter(quarter),
    })),
  };
}
