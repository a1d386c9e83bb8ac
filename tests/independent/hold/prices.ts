import type { PriceRise, WorstSpan } from "../../../src/calculators/hold/appreciation.ts";
import { Decimal, lowerOf } from "../decimal.ts";

/** Formula "hold-prices". */

export function expectedChange(rentGrowthPercent: number, { since1991 }: PriceRise): Decimal {
  return lowerOf(Decimal.of(rentGrowthPercent), Decimal.of(since1991));
}

/** The record over the span that is nearest in whole years. */
export function worstChange(holdYears: number, { worst }: PriceRise): Decimal {
  const spans: readonly WorstSpan[] = [5, 10, 15];
  const distance = (span: WorstSpan) => Math.abs(holdYears - span);
  const nearest = spans.reduce((best, span) => (distance(span) < distance(best) ? span : best));
  return Decimal.of(worst[nearest].percent);
}
