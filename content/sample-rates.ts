import type { SampleRates } from "./record-types.ts";
import type { SiteContent } from "./site-content.ts";

/** The specification's. */
export const shippedSampleRates: SampleRates = {
  dscr: { low: 6.75, high: 8.5 },
  conventional: { low: 6, high: 7 },
};

export const sampleRates = ({ records }: SiteContent) => records.sampleRates;

/** "6.75%-8.5%", "6.0%-7.0%". */
export function formatRateRange({ low, high }: SampleRates["dscr"]): string {
  return `${formatRangeEnd(low)}-${formatRangeEnd(high)}`;
}

export function formatRangeEnd(percent: number): string {
  return `${Number.isInteger(percent) ? percent.toFixed(1) : percent}%`;
}
