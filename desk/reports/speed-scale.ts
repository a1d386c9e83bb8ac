import { MAX_WEEKS } from "./chart-bars.ts";
import type { ReportLine } from "./report.ts";

/** A week in which somebody was answered, as heights in hundredths of the drawing. */
export interface SpeedMark {
  readonly name: string;
  /** Place of the week, from 0. */
  readonly position: number;
  readonly median: number;
  readonly p90: number;
  /** It took longer than the drawing is high: the table says how long. */
  readonly isCut: boolean;
}

export interface SpeedDrawing {
  readonly weeks: number;
  /** Height of the promise. */
  readonly promise: number;
  readonly marks: readonly SpeedMark[];
}

/** One forgotten lead must not flatten all the others: the drawing ends at two and a half office days. */
const HIGHEST_DAYS = 2.5;
/** The promise is always in sight. */
const LOWEST_DAYS = 1.25;

export function drawSpeed(lines: readonly ReportLine[], officeDay: number): SpeedDrawing {
  const shown = lines.slice(-MAX_WEEKS);
  const slowest = Math.max(0, ...shown.map(({ p90Minutes }) => p90Minutes ?? 0));
  const top = Math.min(Math.max(slowest, LOWEST_DAYS * officeDay), HIGHEST_DAYS * officeDay);
  const heightOf = (minutes: number) => (100 * Math.min(minutes, top)) / top;
  return {
    weeks: shown.length,
    promise: heightOf(officeDay),
    marks: shown.flatMap(({ name, medianMinutes, p90Minutes }, position) =>
      medianMinutes === null || p90Minutes === null
        ? []
        : [
            {
              ...{ name, position, median: heightOf(medianMinutes), p90: heightOf(p90Minutes) },
              isCut: p90Minutes > top,
            },
          ],
    ),
  };
}
