export interface GaugeBand {
  readonly label: string;
  readonly floor: number;
  readonly tone: keyof typeof bandFill;
}

const bandFill = {
  poor: "fill-poor-gauge",
  marginal: "fill-marginal-gauge",
  good: "fill-good-gauge",
  excellent: "fill-excellent-gauge",
};

interface GaugeProps {
  /**
   * The accessible name of the picture; the number must also appear as text beside the gauge. Without one, the picture
   * says nothing to screen readers.
   */
  readonly label?: string;
  /** Also draws how far the value is on the way to the end of the scale, and says it in these words. */
  readonly progress?: string | undefined;
  readonly value: number;
  readonly max: number;
  /** In ascending order of floor; the lowest starts at 0. */
  readonly bands: readonly GaugeBand[];
  /** The labels of the scale, below it. */
  readonly ticks?: readonly { readonly at: number; readonly text: string }[];
}

/**
 * A horizontal scale with its bands, and a needle. Each band is a step higher than the one before, so people who cannot
 * tell the colors apart see where one ends. Positions are SVG attributes, not styles, so that the server's HTML needs
 * no inline style.
 */
export function Gauge({ label, progress, value, max, bands, ticks = [] }: GaugeProps) {
  const at = (position: number) => `${(100 * Math.min(Math.max(position, 0), max)) / max}%`;
  const needle = { x1: at(value), x2: at(value), y1: "1", y2: "26", strokeLinecap: "round" } as const;
  return (
    <span className="gauge-place">
      <svg
        role={progress ? "progressbar" : "img"}
        aria-label={label}
        aria-hidden={label === undefined}
        {...(progress && {
          "aria-valuemin": 0,
          "aria-valuemax": 100,
          "aria-valuenow": Number.parseFloat(at(value)),
          "aria-valuetext": progress,
        })}
        width="100%"
        height={ticks.length > 0 ? 46 : 27}
        className="gauge block overflow-visible"
      >
        {bands.map((band, index) => {
          const from = Math.max(band.floor, 0);
          const to = bands[index + 1]?.floor ?? max;
          return (
            <rect
              key={band.label}
              x={at(from)}
              y={11 - 2 * index}
              width={at(to - from)}
              height={9 + 2 * index}
              strokeWidth="2"
              className={`stroke-paper ${bandFill[band.tone]}`}
            >
              <title>{band.label}</title>
            </rect>
          );
        })}
        {ticks.map((tick) => (
          <text
            key={tick.text}
            x={at(tick.at)}
            y="40"
            textAnchor={anchor(tick.at, max)}
            className="fill-ink-soft text-[0.8rem]"
          >
            {tick.text}
          </text>
        ))}
        {progress && <rect y="22" width={at(value)} height="4" className="fill-brand" />}
        {ticks.length > 0 && <line x1="100%" x2="100%" y1="22" y2="28" className="gauge-end" />}
        <line {...needle} className="stroke-paper" strokeWidth="7" />
        <line {...needle} className="stroke-ink" strokeWidth="3" />
      </svg>
    </span>
  );
}

function anchor(position: number, max: number): "start" | "middle" | "end" {
  if (position <= 0) return "start";
  return position >= max ? "end" : "middle";
}
