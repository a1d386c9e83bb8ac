import { RECORD_CHART, type RecordChart } from "./record-chart.ts";

interface RecordChartPictureProps {
  readonly chart: RecordChart;
  /** What somebody hears who does not see it. */
  readonly summary: string;
  readonly names: { readonly nominal: string; readonly real: string };
}

const LINES = {
  nominal: "stroke-brand [stroke-width:2.5px]",
  real: "stroke-ink [stroke-width:2px] [stroke-dasharray:5_4]",
} as const;

export function RecordChartPicture({ chart, summary, names }: RecordChartPictureProps) {
  const { width, height, left, right, bottom } = RECORD_CHART;
  const { nominal, real, years, levels, marks } = chart;
  return (
    <div className="max-w-[44rem]">
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto w-full overflow-visible fill-ink-soft text-[22px] sm:text-[13px]"
      >
        {levels.map(({ y, label }) => (
          <g key={label}>
            <line x1={left} x2={width - right} y1={y} y2={y} className="stroke-rule" />
            <text x={left - 8} y={y + 5} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {years.map(({ x, label }) => (
          <text key={label} x={x} y={height - 6} textAnchor="middle">
            {label}
          </text>
        ))}
        <polyline points={real} className={`fill-none ${LINES.real}`} strokeLinejoin="round" />
        <polyline points={nominal} className={`fill-none ${LINES.nominal}`} strokeLinejoin="round" />
        {marks.map(({ x, y, label }, index) => (
          <g key={label} className="fill-ink font-semibold">
            <circle cx={x} cy={y} r="5" className="fill-brand" />
            <text
              x={x}
              y={index === 0 ? y - 14 : Math.min(y + 28, bottom)}
              textAnchor="middle"
              className="stroke-paper [paint-order:stroke] [stroke-width:6px]"
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.88rem]">
        {(["nominal", "real"] as const).map((name) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" width="28" height="4">
              <line x1="0" x2="28" y1="2" y2="2" className={LINES[name]} />
            </svg>
            {names[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
