import type { PastHold } from "../../calculators/hold/past/past-holds.ts";

interface FanPath {
  readonly start: number;
  /** Of an SVG path. */
  readonly d: string;
}

interface Fan {
  readonly paths: readonly FanPath[];
  /** Where an equity of 0 is, from the top. */
  readonly zero: number;
  readonly lowest: number;
  readonly highest: number;
}

/** A line through the equity at the end of each year, scaled so that all lines and 0 fill the height. */
export function drawFan(
  holds: readonly PastHold[],
  { width, height }: { readonly width: number; readonly height: number },
): Fan {
  const equities = holds.flatMap(({ years }) => years.map(({ equity }) => equity));
  const [lowest, highest] = [Math.min(...equities), Math.max(...equities)];
  const [bottom, top] = [Math.min(lowest, 0), Math.max(highest, 0)];
  const at = (equity: number) => Math.round(((top - equity) / (top - bottom || 1)) * height);
  const paths = holds.map(({ start, years }) => {
    const step = width / Math.max(1, years.length - 1);
    const points = years.map(({ equity }, index) => `${Math.round(index * step)},${at(equity)}`);
    return { start, d: `M${points.join("L")}` };
  });
  return { paths, zero: at(0), lowest, highest };
}
