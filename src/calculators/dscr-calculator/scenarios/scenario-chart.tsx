import { DSCR_SCALE_MAX, GOOD_DSCR, QUALIFYING_DSCR } from "../../../dscr/dscr.ts";
import type { ComparedScenario } from "./scenario-comparison.ts";

/** For the names of the two marks. */
const TOP = 22;

const fills = {
  excellent: "fill-excellent",
  good: "fill-good",
  marginal: "fill-marginal",
  poor: "fill-poor",
};

interface ScenarioChartProps {
  readonly compared: readonly ComparedScenario[];
  readonly height: number;
}

/** One bar per scenario, with the two deciding marks. A default export because LoadedInView loads it. */
export default function ScenarioChart({ compared, height }: ScenarioChartProps) {
  const max = Math.max(DSCR_SCALE_MAX, ...compared.map(({ result }) => result.dscr));
  // Leave a tenth free at the right, for the number at the end of the longest bar.
  const at = (ratio: number) => `${(Math.max(ratio, 0) / max) * 88}%`;
  const row = (height - TOP) / compared.length;
  return (
    <svg
      role="img"
      aria-label={`Bars of ${compared.length} ratios. The same figures stand in the table below.`}
      width="100%"
      height={height}
      className="block overflow-visible"
    >
      {[QUALIFYING_DSCR, GOOD_DSCR].map((mark) => (
        <g key={mark}>
          <line
            x1={at(mark)}
            x2={at(mark)}
            y1={TOP - 4}
            y2={height}
            className="stroke-edge"
            strokeDasharray="3 4"
          />
          <text x={at(mark)} y={12} textAnchor="middle" className="fill-ink-soft text-[0.8rem]">
            {mark.toFixed(2)}
          </text>
        </g>
      ))}
      {compared.map(({ id, name, ratio, level, result }, index) => {
        const y = TOP + index * row;
        return (
          <g key={id}>
            <text x="0" y={y + 16} className="fill-ink text-[0.9rem]">
              {shorten(name)}
            </text>
            <rect x="0" y={y + 23} width={at(result.dscr)} height="16" rx="2" className={fills[level]} />
            <text x={at(result.dscr)} dx="8" y={y + 36} className="fill-ink text-[0.9rem] font-semibold">
              {ratio}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const LONGEST_NAME = 32;

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
