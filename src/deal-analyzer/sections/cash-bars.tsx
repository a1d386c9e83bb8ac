import { sayMonth } from "../../calculators/deal/bookings/bookings-text.ts";

const BARS = 150;
const NAMES = 22;

/** Twelve months of cash around zero. The table below it has the figures. */
export function CashBars({ amounts }: { readonly amounts: readonly number[] }) {
  const highest = Math.max(0, ...amounts);
  const lowest = Math.min(0, ...amounts);
  const scale = BARS / (highest - lowest || 1);
  const zero = highest * scale;
  const step = 100 / amounts.length;
  return (
    <svg aria-hidden="true" width="100%" height={BARS + NAMES} className="mb-4 block max-w-[46rem]">
      {amounts.map((amount, month) => (
        <g key={sayMonth(month)}>
          <rect
            x={`${(month + 0.12) * step}%`}
            y={amount < 0 ? zero : zero - amount * scale}
            width={`${step * 0.76}%`}
            height={Math.max(Math.abs(amount) * scale, 1)}
            className={amount < 0 ? "fill-poor" : "fill-brand"}
          />
          <text
            x={`${(month + 0.5) * step}%`}
            y={BARS + NAMES - 5}
            textAnchor="middle"
            className="fill-ink-soft text-[0.75rem]"
          >
            {sayMonth(month).slice(0, 3)}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1={zero} y2={zero} className="stroke-edge" />
    </svg>
  );
}
