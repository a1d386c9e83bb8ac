import { roundToCents, toCents } from "../../../dscr/cents.ts";
import { MONEY_LIMIT } from "../../../dscr/money.ts";
import { type Deal, downPaymentOf, withDownPayment, withPrice } from "../deal.ts";
import { findFirst, meetsTarget } from "./target-search.ts";

/** The limit that a larger amount would break. "none" if it would break no limit: the amount is then meaningless. */
export type Binding = "ratio" | "ltv" | "none";

export interface Maximums {
  readonly maxLtvPercent: number;
  /** The least percent down within the LTV limit. With less, no price qualifies. */
  readonly neededDownPercent: number;
  /** At this price. */
  readonly maxLoan: number;
  readonly maxLoanBinding: "ratio" | "ltv";
  /** With the same percent down. 0 if no price qualifies. */
  readonly maxPrice: number;
  readonly maxPriceBinding: Binding;
  /** With the same dollars down. */
  readonly maxPriceSameCash: number;
  readonly maxPriceSameCashBinding: Binding;
}

export function maximumsOf(deal: Deal, maxLtvPercent: number): Maximums {
  const loan = maximumLoan(deal, maxLtvPercent);
  const price = maximumPrice(deal, maxLtvPercent);
  const sameCash = maximumPriceSameCash(deal, maxLtvPercent);
  return {
    maxLtvPercent,
    neededDownPercent: Math.max(100 - maxLtvPercent, 0),
    maxLoan: loan.amount,
    maxLoanBinding: loan.binding,
    maxPrice: price.amount,
    maxPriceBinding: price.binding,
    maxPriceSameCash: sameCash.amount,
    maxPriceSameCashBinding: sameCash.binding,
  };
}

interface Maximum<Limit extends Binding = "ratio" | "ltv"> {
  readonly amount: number;
  readonly binding: Limit;
}

function maximumLoan(deal: Deal, maxLtvPercent: number): Maximum {
  const cap = wholeCentsWithin((deal.price * maxLtvPercent) / 100);
  const withLoan = (loan: number) => withDownPayment(deal, roundToCents(deal.price - loan));
  return largest(cap, "ltv", withLoan);
}

function maximumPrice(deal: Deal, maxLtvPercent: number): Maximum<Binding> {
  if (100 - deal.downPaymentPercent > maxLtvPercent) return { amount: 0, binding: "ltv" };
  return largest(MONEY_LIMIT, "none", (price) => withPrice(deal, price));
}

/** The loan is the price less the cash, so the LTV limit caps the price. */
function maximumPriceSameCash(deal: Deal, maxLtvPercent: number): Maximum<Binding> {
  const cash = downPaymentOf(deal);
  const cap = maxLtvPercent >= 100 ? MONEY_LIMIT : wholeCentsWithin((cash * 100) / (100 - maxLtvPercent));
  const dealAt = (price: number) => withDownPayment(withPrice(deal, price), Math.min(cash, price));
  return cap < MONEY_LIMIT ? largest(cap, "ltv", dealAt) : largest(MONEY_LIMIT, "none", dealAt);
}

/** Search down from the cap, because the ratio only rises as the loan shrinks. */
function largest<Limit extends Binding>(
  cap: number,
  capBinding: Limit,
  dealAt: (amount: number) => Deal,
): Maximum<Limit | "ratio"> {
  const start: number = toCents(cap);
  const cents = findFirst(start, 0, (candidate) => meetsTarget(dealAt(candidate / 100)));
  if (cents === start) return { amount: cap, binding: capBinding };
  return { amount: (cents ?? 0) / 100, binding: "ratio" };
}

/** Rounds down: a cent above the limit is too much. */
export function wholeCentsWithin(dollars: number): number {
  // A thousandth of a cent of tolerance, for products like 0.57 * 100 that come out slightly low.
  return Math.floor(dollars * 100 + 1e-3) / 100;
}
