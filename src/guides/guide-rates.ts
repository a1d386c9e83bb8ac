/** `7.25%-8.5%` as numbers, for drawing. */
export function parseRateRange(text: string): { readonly low: number; readonly high: number } {
  const [low, high] = text.split("-").map((end) => Number.parseFloat(end));
  if (low === undefined || high === undefined || Number.isNaN(low) || Number.isNaN(high)) {
    throw new Error(`"${text}" is not a range of rates such as 7.25%-8.5%.`);
  }
  return { low, high };
}
