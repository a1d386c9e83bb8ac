interface Bar {
  readonly label: string;
  readonly value: number;
  /** A second figure to compare the bar with. */
  readonly mark?: number;
}

interface BarChartProps {
  readonly title: string;
  /** What the mark on each bar means, if there is one. */
  readonly markTitle?: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
  readonly tone: "brand" | "plain";
}

const ROW = 44;
const fills = { brand: "fill-brand", plain: "fill-edge" };

/**
 * Horizontal bars from zero. Widths are SVG attributes in percent, so the text keeps its size on every screen. A table
 * beside it must show the same figures. Where a reader enlarges the text, it stays as small as a phone is narrow.
 */
export function BarChart({ title, markTitle, bars, format, tone }: BarChartProps) {
  const longest = Math.max(...bars.flatMap(({ value, mark = 0 }) => [value, mark]));
  const at = (value: number) => `${(99 * value) / longest}%`;
  const summary = bars.map(({ label, value, mark }) =>
    mark === undefined ? `${label} ${format(value)}` : `${label} ${format(value)} of ${format(mark)}`,
  );
  return (
    <figure>
      <figcaption className="mb-3 text-[0.94rem]">
        <span className="font-semibold">{title}</span>
        {markTitle && (
          <span className="text-ink-soft">
            {" "}
            <svg aria-hidden="true" width="14" height="14" className="inline-block align-[-0.1em]">
              <line x1="7" x2="7" y1="1" y2="13" className="stroke-ink" strokeWidth="3" />
            </svg>{" "}
            {markTitle}
          </span>
        )}
      </figcaption>
      <svg role="img" aria-label={`${title}: ${summary.join("; ")}`} width="100%" height={bars.length * ROW}>
        {bars.map(({ label, value, mark }, index) => (
          <g key={label} transform={`translate(0 ${index * ROW})`}>
            <text y="15" className="fill-ink text-[min(0.9rem,4.2vw)]">
              {label}
            </text>
            <text x="100%" y="15" textAnchor="end" className="fill-ink-soft text-[min(0.9rem,4.2vw)]">
              {format(value)}
            </text>
            <rect y="23" width="100%" height="11" rx="2" className="fill-rule" opacity="0.5" />
            <rect y="23" width={at(value)} height="11" rx="2" className={fills[tone]} />
            {mark !== undefined && (
              <line x1={at(mark)} x2={at(mark)} y1="19" y2="38" className="stroke-ink" strokeWidth="3" />
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
