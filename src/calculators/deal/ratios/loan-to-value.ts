import { toCents } from "../../../dscr/cents.ts";
import { type Borrowing, loanAmountOf } from "../deal.ts";

/** Slightly more than the half cent that rounding can leave, so that floating-point error cannot decide either. */
const ROUNDING_CENTS = 0.501;

/**
 * Percent, for comparing with a limit. The down payment is rounded to the cent, so 20% down can leave a loan half a
 * cent above 80%. Subtract that half cent here, because nobody would call it 80.01%.
 */
export function comparableLtvOf(deal: Borrowing): number {
  if (deal.price === 0) return 0;
  const cents = Math.max(toCents(loanAmountOf(deal)) - ROUNDING_CENTS, 0);
  return cents / deal.price;
}

export function isWithinLtv(deal: Borrowing, maxLtv: number): boolean {
  return comparableLtvOf(deal) <= maxLtv;
}

/** `80%`, `78.7%`, and never rounded down: 80.001% shows as 80.01%, so the reader sees that it exceeds 80%. */
export function formatLtv(ltv: number): string {
  const hundredths = Math.ceil(ltv * 100 - 1e-6) / 100 + 0;
  return `${Number(hundredths.toFixed(2))}%`;
}
