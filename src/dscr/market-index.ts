import type { MarketIndex, SampleRates } from "../../content/record-types.ts";
import { formatDate } from "../ui/text/dates.ts";
import { formatRate, formatRateRange } from "./rate-estimate.ts";

/** An older index says so wherever it is shown. */
export const INDEX_MAX_AGE_DAYS = 10;
/** Percentage points above the index below which lenders hardly price. A lower sample rate is named. */
const LEAST_SPREAD = 2.5;

const DAY_MS = 86_400_000;

/** On a day, both as ISO dates. */
export function isIndexOld({ date }: Pick<MarketIndex, "date">, today: string): boolean {
  return Date.parse(today) - Date.parse(date) > INDEX_MAX_AGE_DAYS * DAY_MS;
}

/** "5-year Treasury 4.75%, September 10, 2026, plus 2.75 to 3.50 points: 7.50%-8.25%" */
export function describeIndex({ name, value, date, spread }: MarketIndex): string {
  const points = `${spread.low.toFixed(2)} to ${spread.high.toFixed(2)} points`;
  const rates = formatRateRange({ low: value + spread.low, high: value + spread.high });
  return `${name} ${formatRate(value)}, ${formatDate(date)}, plus ${points}: ${rates}`;
}

/** A sentence for each sample range of which a part, or all, lies too close to the index. */
export function describeLowRanges(
  { dscr, conventional }: SampleRates,
  { name, value }: Pick<MarketIndex, "name" | "value">,
): readonly string[] {
  const floor = value + LEAST_SPREAD;
  return Object.entries({ DSCR: dscr, conventional }).flatMap(([loans, range]) => {
    if (range.low >= floor) return [];
    const verb = range.high < floor ? "lies" : "starts";
    return [
      `The sample range of ${loans} loans, ${formatRateRange(range)}, ${verb} below ${name} plus ${LEAST_SPREAD} points (${formatRate(floor)}).`,
    ];
  });
}
