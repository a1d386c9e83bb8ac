import { formatUsd } from "../../dscr/money.ts";
import { sayQuarter } from "../../price-history/price-history.ts";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { drawFan, type EquityPath } from "./fan-paths.ts";

const SIZE = { width: 640, height: 240 };
/** Space for a label above the highest line. */
const ABOVE = 16;

/** The starts whose return was worst, in the middle, and best. */
export type MarkedStarts = Readonly<Record<"worst" | "middle" | "best", number>>;

interface FanChartProps {
  readonly title: string;
  readonly paths: readonly EquityPath[];
  readonly marked: MarkedStarts;
}

const LOOKS = {
  worst: "stroke-poor",
  middle: "stroke-ink",
  best: "stroke-brand",
} as const;
const NAMES = ["worst", "middle", "best"] as const;

/** A line of equity for every start; the worst, the middle and the best return are drawn in full. */
export function FanChart({ title, paths: equities, marked }: FanChartProps) {
  const { paths, lowest, highest, levels } = drawFan(equities, SIZE);
  const years = (equities[0]?.equities.length ?? 1) - 1;
  const labels = Array.from({ length: years + 1 }, (_, year) => year).filter(
    (year) => years <= 10 || year % 5 === 0,
  );
  return (
    <div className="break-inside-avoid">
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.88rem]">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-soft">
          {formatUsd(lowest)} to {formatUsd(highest)}
        </span>
      </p>
      <svg
        role="img"
        aria-label={`${title}: ${paths.length} lines over ${years} years, between ${formatUsd(lowest)} and ${formatUsd(highest)}. The table below has the lowest, the highest, and the three that are marked.`}
        width="100%"
        height={ABOVE + SIZE.height}
        className="mt-1 mb-[1.4em] block overflow-visible fill-ink-soft text-[0.8rem]"
      >
        <svg
          aria-hidden="true"
          y={ABOVE}
          width="100%"
          height={SIZE.height}
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          overflow="visible"
          className="fill-none"
        >
          {levels.map(({ amount, y }) => (
            <line
              key={amount}
              x2={SIZE.width}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className={amount === 0 ? "stroke-edge" : "stroke-rule"}
            />
          ))}
          {paths.map(({ start, d }) => (
            <path key={start} d={d} vectorEffect="non-scaling-stroke" className="stroke-ink/15" />
          ))}
          {NAMES.map((name) => (
            <path
              key={name}
              d={paths.find(({ start }) => start === marked[name])?.d}
              vectorEffect="non-scaling-stroke"
              className={`[stroke-width:2.5px] ${LOOKS[name]}`}
            />
          ))}
        </svg>
        {levels.map(({ amount, y }) => (
          <text
            key={amount}
            y={ABOVE + y - 4}
            className="stroke-paper [paint-order:stroke] [stroke-width:4px]"
          >
            {formatUsd(amount)}
          </text>
        ))}
        {labels.map((year) => (
          <text
            key={year}
            x={`${(year / years) * 100}%`}
            y={ABOVE + SIZE.height}
            dy="1.2em"
            className={year % 2 === 1 ? "@max-[17rem]/text:hidden" : ""}
            textAnchor={year === 0 ? "start" : year === years ? "end" : "middle"}
          >
            {year}
          </text>
        ))}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.88rem]">
        {NAMES.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" width="20" height="4">
              <line x1="0" x2="20" y1="2" y2="2" className={`[stroke-width:3px] ${LOOKS[name]}`} />
            </svg>
            <span>
              <NoBreakText text={`${name}, from ${sayQuarter(marked[name])}`} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
