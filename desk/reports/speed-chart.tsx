import { stepOf } from "./chart-bars.ts";
import type { ReportLine } from "./report.ts";
import type { SpeedDrawing } from "./speed-scale.ts";
import { WeekEnds } from "./week-ends.tsx";

interface SpeedChartProps {
  readonly drawing: SpeedDrawing;
  readonly lines: readonly ReportLine[];
}

/** For each week the time in which half of the people were answered, and in which nine of ten were, beside the promise. */
export function SpeedChart({ drawing: { weeks, promise, marks }, lines }: SpeedChartProps) {
  const step = stepOf(weeks);
  const words = lines.filter(({ median }) => median !== "");
  return (
    <figure className="mt-5">
      <svg
        role="img"
        aria-label={`Time to the first answer by week: ${words.map(({ name, median, p90 }) => `${name}: half within ${median}, nine of ten within ${p90}`).join("; ")}.`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="block h-44 w-full border-b border-edge"
      >
        {marks.map(({ name, position, median, p90 }) => {
          const x = position * step + step * 0.2;
          return (
            <g key={name}>
              <rect x={x} width={step * 0.6} y={100 - p90} height={p90} className="fill-brand-wash" />
              <rect x={x} width={step * 0.6} y={100 - p90} height="1.5" className="fill-ink-soft" />
              <rect
                x={x}
                width={step * 0.6}
                y={100 - Math.max(median, 1)}
                height={Math.max(median, 1)}
                className="fill-brand"
              />
            </g>
          );
        })}
        <line
          x1="0"
          x2="100"
          y1={100 - promise}
          y2={100 - promise}
          className="stroke-poor"
          strokeWidth="1.5"
          strokeDasharray="6 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <WeekEnds weeks={lines.slice(-weeks)} />
      <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
        <Key className="fill-brand">half of the people, within this time</Key>
        <Key className="fill-brand-wash stroke-ink-soft">nine of ten</Key>
        <span className="inline-flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 12 2" className="h-0.5 w-5">
            <line
              x1="0"
              x2="12"
              y1="1"
              y2="1"
              className="stroke-poor"
              strokeWidth="2"
              strokeDasharray="4 2"
            />
          </svg>
          the promise: one business day
        </span>
        {marks.some(({ isCut }) => isCut) && (
          <span>Weeks that reach the top took longer; see the table.</span>
        )}
      </figcaption>
    </figure>
  );
}

function Key({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3">
        <rect x="0.5" y="0.5" width="9" height="9" className={className} />
      </svg>
      {children}
    </span>
  );
}
