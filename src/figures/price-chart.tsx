import { CHART, type ChartPoint } from "./price-points.ts";

/** A line with every value written on it, so that no table is needed beside it. */
export function PriceChart({ points }: { readonly points: readonly ChartPoint[] }) {
  const label = points.map(({ quarter, level }) => `${quarter}: ${level}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`House prices, first quarter as 100. ${label}.`}
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      className="block h-auto w-full max-w-[44rem] overflow-visible"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        className="fill-none stroke-brand [stroke-width:2.5px]"
        strokeLinejoin="round"
      />
      {points.map(({ quarter, level, x, y }, position) => (
        <g key={quarter} textAnchor="middle" className={position % 2 === 1 ? "hidden sm:inline" : ""}>
          <circle cx={x} cy={y} r="4" className="fill-brand" />
          <text x={x} y={y - 11} className="fill-ink text-[24px] font-semibold sm:text-[14px]">
            {level}
          </text>
          <text x={x} y={CHART.height - 8} className="fill-ink-soft text-[23px] sm:text-[13px]">
            {quarter}
          </text>
        </g>
      ))}
    </svg>
  );
}
