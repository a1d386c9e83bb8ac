import { bandOf, DSCR_BANDS, DSCR_MARKS, DSCR_SCALE_MAX, formatRatio } from "../dscr.ts";
import { Gauge } from "./gauge.tsx";

const bands = DSCR_BANDS.toReversed().map(({ level, floor }) => ({
  label: level,
  floor: Math.max(floor, 0),
  tone: level,
}));

/** The site's signature: a ratio's position between 0 and 1.50. Always shown with its number in text. */
export function DscrGauge({ dscr, progress }: { readonly dscr: number; readonly progress?: string }) {
  const label = `DSCR ${formatRatio(dscr)} on a scale from 0 to 1.50: ${bandOf(dscr).level}`;
  return (
    <Gauge
      label={label}
      progress={progress}
      value={dscr}
      max={DSCR_SCALE_MAX}
      bands={bands}
      ticks={DSCR_MARKS}
    />
  );
}

/** The same without marks, beside a text that says everything. */
export function RatioNeedle({ dscr }: { readonly dscr: number }) {
  return <Gauge value={dscr} max={DSCR_SCALE_MAX} bands={bands} />;
}
