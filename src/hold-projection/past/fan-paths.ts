/** A start with its equity on the first day and at the end of each year. */
export interface EquityPath {
  readonly start: number;
  readonly equities: readonly number[];
}

interface Fan {
  /** `d` of an SVG path each. */
  readonly paths: readonly { readonly start: number; readonly d: string }[];
  readonly lowest: number;
  readonly highest: number;
  /** Round amounts with their heights, zero among them. */
  readonly levels: readonly { readonly amount: number; readonly y: number }[];
}

/** A line through the equity of each start, scaled so that all lines and 0 fill the height. */
export function drawFan(
  paths: readonly EquityPath[],
  { width, height }: { readonly width: number; readonly height: number },
): Fan {
  const all = paths.flatMap(({ equities }) => equities);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const [bottom, top] = [Math.min(lowest, 0), Math.max(highest, 0)];
  const at = (equity: number) => Math.round(((top - equity) / (top - bottom || 1)) * height);
  return {
    paths: paths.map(({ start, equities }) => {
      const step = width / Math.max(1, equities.length - 1);
      return {
        start,
        d: `M${equities.map((equity, year) => `${Math.round(year * step)},${at(equity)}`).join("L")}`,
      };
    }),
    lowest,
    highest,
    levels: levelsBetween(bottom, top).map((amount) => ({ amount, y: at(amount) })),
  };
}

const FEWEST = 2;

/** The widest step of 1, 2 or 5 and zeros that fits at least twice. */
function levelsBetween(bottom: number, top: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(top - bottom, 1)));
  const step = [5, 2, 1, 0.5].map((digit) => digit * power).find((wide) => (top - bottom) / wide >= FEWEST);
  const wide = step ?? power;
  const first = Math.ceil(bottom / wide);
  return Array.from({ length: Math.floor(top / wide) - first + 1 }, (_, index) => (first + index) * wide);
}
