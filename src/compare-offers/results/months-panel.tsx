import { memo } from "react";
import type { Comparison } from "../../calculators/offers/comparison.ts";
import { formatUsd } from "../../dscr/money.ts";
import { type Names, sayMonths, sayWinners } from "./winner-text.ts";

interface MonthsPanelProps {
  readonly comparison: Comparison;
  readonly names: Names;
}

/** By place: color and dashes, so that color is not the only difference. */
const LINES = [
  { stroke: "stroke-brand", fill: "fill-brand", dashes: undefined },
  { stroke: "stroke-marginal", fill: "fill-marginal", dashes: "9 4" },
  { stroke: "stroke-poor", fill: "fill-poor", dashes: "3 3" },
  { stroke: "stroke-ink", fill: "fill-ink", dashes: "12 3 3 3" },
] as const;

/** Two charts of the same costs, and who is cheapest below them. A default export because LoadedInView loads it. */
export default memo(function MonthsPanel({ comparison, names }: MonthsPanelProps) {
  const { offers, lastMonth } = comparison;
  const lowest = Array.from({ length: lastMonth + 1 }, (_, month) =>
    Math.min(...offers.map(({ costs }) => costs[month]?.total ?? 0)),
  );
  const totals = offers.map(({ index, costs }) => ({ index, amounts: costs.map(({ total }) => total) }));
  const above = totals.map(({ index, amounts }) => ({
    index,
    amounts: amounts.map((amount, month) => amount - (lowest[month] ?? 0)),
  }));
  return (
    <div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <CostChart title="Total cost" series={totals} comparison={comparison} names={names} />
        <CostChart
          title="More than the cheapest offer"
          series={above}
          comparison={comparison}
          names={names}
        />
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {offers.map(({ index }) => (
          <li key={index} className="flex min-w-0 items-center gap-2 wrap-anywhere">
            <svg aria-hidden="true" width="36" height="8" className="flex-none">
              <line x1="0" x2="36" y1="4" y2="4" strokeWidth="3" {...lineLook(index)} />
            </svg>
            {names[index]}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-soft">
        The bar under each chart has the color of the cheapest offer. The upright line is month{" "}
        {comparison.holdMonths}.
      </p>
    </div>
  );
});

interface CostChartProps extends MonthsPanelProps {
  readonly title: string;
  readonly series: readonly { readonly index: number; readonly amounts: readonly number[] }[];
}

const TOP = 6;
const BASE = 206;
const STRIP = 10;
const HEIGHT = BASE + STRIP + 30;
const ROOM = BASE - TOP;
/** The drawing's own height, which the chart stretches. */
const SCALE = 1000;

function CostChart({ title, series, comparison, names }: CostChartProps) {
  const { lastMonth, wins, holdMonths } = comparison;
  const highest = Math.max(...series.flatMap(({ amounts }) => amounts), 1);
  const share = (month: number) => `${(month / lastMonth) * 100}%`;
  const yearStep = lastMonth > 180 ? 5 : lastMonth > 120 ? 2 : 1;
  const years = Array.from({ length: Math.floor(lastMonth / 12) }, (_, year) => year + 1);
  return (
    <figure>
      <figcaption className="mb-2 text-[0.8rem] text-ink-soft">
        {title}, at most {formatUsd(highest)}
      </figcaption>
      <svg
        role="img"
        aria-label={`${title} by month. ${wins.map((win) => `${sayMonths(win)}: ${sayWinners(win, names)} lowest`).join("; ")}. The figures stand in the table.`}
        width="100%"
        height={HEIGHT}
        className="block overflow-visible"
      >
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <line
            key={part}
            x1="0"
            x2="100%"
            y1={BASE - part * ROOM}
            y2={BASE - part * ROOM}
            className="stroke-rule"
          />
        ))}
        <line x1={share(holdMonths)} x2={share(holdMonths)} y1={TOP} y2={BASE} className="stroke-ink-soft" />
        <svg
          x="0"
          y={TOP}
          width="100%"
          height={ROOM}
          viewBox={`0 0 ${lastMonth} ${SCALE}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {series.map(({ index, amounts }) => (
            <polyline
              key={index}
              points={amounts.map((amount, month) => `${month},${heightOf(amount, highest)}`).join(" ")}
              vectorEffect="non-scaling-stroke"
              strokeWidth="2.5"
              {...lineLook(index)}
            />
          ))}
        </svg>
        <line x1="0" x2="100%" y1={BASE} y2={BASE} className="stroke-edge" />
        {wins.map(({ from, to, winners }) => (
          <rect
            key={from}
            x={share(from - 1)}
            y={BASE + 3}
            width={share(to - from + 1)}
            height={STRIP}
            className={winners.length > 1 ? "fill-edge" : LINES[winners[0] ?? 0]?.fill}
          />
        ))}
        {years
          .filter((year) => year % yearStep === 0)
          .map((year) => (
            <text
              key={year}
              x={share(year * 12)}
              y={HEIGHT - 3}
              textAnchor="end"
              className="fill-ink-soft text-[0.8rem]"
            >
              {year}y
            </text>
          ))}
      </svg>
    </figure>
  );
}

function heightOf(amount: number, highest: number): number {
  return Math.round(SCALE - (amount / highest) * SCALE);
}

function lineLook(index: number) {
  const { stroke, dashes } = LINES[index] ?? LINES[0];
  return { className: `fill-none ${stroke}`, strokeDasharray: dashes };
}
