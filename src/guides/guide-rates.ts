import type { RateAdder } from "../../content/landings/landing-page.ts";

/** `+0.50 points`, `none`, `+0.25 to 0.50 points`; where nothing is published, that is said. */
export function formatAdder(adder: RateAdder | null): string {
  if (!adder) return "not published";
  const { low, high } = adder;
  if (high === 0) return "none";
  const size = low === high ? low.toFixed(2) : `${low.toFixed(2)} to ${high.toFixed(2)}`;
  return `+${size} points`;
}

/** `7.25%-8.5%` as numbers, for drawing. */
export function parseRateRange(text: string): { readonly low: number; readonly high: number } {
  const [low, high] = text.split("-").map((end) => Number.parseFloat(end));
  if (low === undefined || high === undefined || Number.isNaN(low) || Number.isNaN(high)) {
    throw new Error(`"${text}" is not a range of rates such as 7.25%-8.5%.`);
  }
  return { low, high };
}
