import { bandOf, DSCR_BANDS, DSCR_MARKS, DSCR_SCALE_MAX, formatRatio } from "../dscr.ts";
import { Gauge } from "./gauge.tsx";

const bands = DSCR_BANDS.toReversed().map(({ level, floor }) => ({
  label: level,
  floor: Math.max(floor, 0),
  tone: level,
}));

/** The site's signature: a ratio's position between 0 and 1.50. Always shown with its number in text. */
export function DscrGauge({ dscr }: { readonly dscr: number }) {
  const label = `DSCR ${formatRatio(dscr)} on a scale from 0 to 1.50: ${bandOf(dscr).level}`;
  return <Gauge label={label} value={dscr} max={DSCR_SCALE_MAX} bands={bands} ticks={DSCR_MARKS} />;
}
