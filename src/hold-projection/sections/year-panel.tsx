import type { Limits } from "../../dscr/money.ts";
import { type Column, scaleColumns } from "./chart-scale.ts";

const HEIGHT = 150;
/** In percent. A loss of 80% in the first year would flatten all other years. */
export const DRAWN_RETURNS = { min: -30, max: 50 } as const;

interface YearPanelProps {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly format: (value: number) => string;
  /** What lies beyond is cut off. */
  readonly range?: Limits;
}

/** A bar for each year, and a line from the low to the high figure; thick where half of all figures are. */
export function YearPanel({ title, columns, format, range }: YearPanelProps) {
  const { bars, zero, lowest, highest } = scaleColumns(columns, HEIGHT, range);
  const cut = range && lowest < range.min ? `, cut off at ${format(range.min)}` : "";
  return (
    <div className="break-inside-avoid">
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.88rem]">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-soft">
          {format(lowest)} to {format(highest)}
          {cut}
        </span>
      </p>
      <svg
        role="img"
        aria-label={`${title}, from ${format(lowest)} to ${format(highest)}. The same figures stand in the tables below.`}
        width="100%"
        height={HEIGHT}
        className="mt-1 mb-[1.4em] block overflow-visible fill-ink-soft text-[0.8rem]"
      >
        {bars.map(({ year, x, width, top, height, isNegative, reach, half }) => (
          <g key={year}>
            {height !== null && (
              <rect
                x={`${x}%`}
                y={top}
                width={`${width}%`}
                height={height}
                className={isNegative ? "fill-poor/50" : "fill-brand/50"}
              />
            )}
            {reach && (
              <line
                x1={`${x + width / 2}%`}
                x2={`${x + width / 2}%`}
                y1={reach.top}
                y2={reach.bottom}
                className="stroke-ink [stroke-width:2px]"
              />
            )}
            {half && (
              <line
                x1={`${x + width / 2}%`}
                x2={`${x + width / 2}%`}
                y1={half.top}
                y2={half.bottom}
                className="stroke-ink [stroke-width:6px]"
              />
            )}
            {(year % 5 === 0 || year === 1 || bars.length <= 10) && (
              <text
                x={`${x + width / 2}%`}
                y={HEIGHT}
                dy="1.2em"
                textAnchor="middle"
                className={year % 2 === 1 && bars.length > 5 ? "@max-[17rem]/text:hidden" : ""}
              >
                {year}
              </text>
            )}
          </g>
        ))}
        <line x1="0" x2="100%" y1={zero} y2={zero} className="stroke-edge" />
      </svg>
    </div>
  );
}
