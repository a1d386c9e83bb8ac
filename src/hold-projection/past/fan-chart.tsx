import type { PastHold } from "../../calculators/hold/past/past-holds.ts";
import type { SalesOfYear } from "../../calculators/hold/past/past-summary.ts";
import { formatUsd } from "../../dscr/money.ts";
import { sayQuarter } from "../../price-history/price-history.ts";
import { drawFan } from "./fan-paths.ts";

const SIZE = { width: 640, height: 240 };

interface FanChartProps {
  readonly title: string;
  /** All of the same length. */
  readonly holds: readonly PastHold[];
  readonly marked: Pick<SalesOfYear, "worst" | "middle" | "best">;
}

const LOOKS = {
  worst: "stroke-poor",
  middle: "stroke-ink",
  best: "stroke-brand",
} as const;

/** A line of equity for every start; the worst, the middle and the best return are drawn in full. */
export function FanChart({ title, holds, marked }: FanChartProps) {
  const { paths, zero, lowest, highest } = drawFan(holds, SIZE);
  const pathOf = (start: number) => paths.find((path) => path.start === start)?.d;
  const names = (["worst", "middle", "best"] as const).map((name) => ({
    name,
    start: marked[name].start,
  }));
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.88rem]">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-soft">
          {formatUsd(lowest)} to {formatUsd(highest)}
        </span>
      </p>
      <svg
        role="img"
        aria-label={`${title}: ${holds.length} lines between ${formatUsd(lowest)} and ${formatUsd(highest)}. The table below has the worst, the middle and the best.`}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        width="100%"
        height={SIZE.height}
        className="mt-1 block"
      >
        {paths.map(({ start, d }) => (
          <path key={start} d={d} vectorEffect="non-scaling-stroke" className="fill-none stroke-ink/15" />
        ))}
        <line
          x1="0"
          x2={SIZE.width}
          y1={zero}
          y2={zero}
          vectorEffect="non-scaling-stroke"
          className="stroke-edge"
        />
        {names.map(({ name, start }) => (
          <path
            key={name}
            d={pathOf(start)}
            vectorEffect="non-scaling-stroke"
            className={`fill-none [stroke-width:2.5px] ${LOOKS[name]}`}
          />
        ))}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.88rem]">
        {names.map(({ name, start }) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" width="20" height="4">
              <line x1="0" x2="20" y1="2" y2="2" className={`[stroke-width:3px] ${LOOKS[name]}`} />
            </svg>
            {name}, from {sayQuarter(start)}
          </li>
        ))}
      </ul>
    </div>
  );
}
