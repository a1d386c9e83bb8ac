import { roundToCents, toCents } from "../../../dscr/cents.ts";
import type { PriceHistory } from "../../../price-history/price-history.ts";
import { exitsOf } from "../../deal/prepayment/exit-cost.ts";
import { cashNeededOf } from "../../deal/ratios/owner-view.ts";
import { underwrite } from "../../deal/ratios/underwritten-deal.ts";
import type { HoldExit } from "../hold-exits.ts";
import type { HoldPlan } from "../hold-plan.ts";
import type { HoldYear } from "../hold-years.ts";
import type { PastHold } from "./past-holds.ts";

/** One start, sold at the end of a year. */
export interface PastSale {
  readonly start: number;
  readonly exit: HoldExit;
}

/** All starts of one length. */
export interface SalesOfYear {
  readonly year: number;
  readonly starts: number;
  /** Starts that gave back less than was put in. */
  readonly lost: number;
  readonly worst: PastSale;
  /** As many did worse as better, or one more did better. */
  readonly middle: PastSale;
  readonly best: PastSale;
}

/** A time in which the house was worth less than its loan, in quarters. */
export interface Underwater {
  readonly starts: number;
  readonly longest: { readonly start: number; readonly quarters: number } | null;
}

/** Starts after which a new loan could not have repaid the old one at the end of a year. */
export interface Refused {
  readonly year: number;
  readonly starts: number;
  /** The first and the last of them. */
  readonly between: readonly [first: number, last: number] | null;
}

/** How long the reserves carry an empty house. */
export interface Vacancy {
  /** A month. */
  readonly due: number;
  readonly reserves: number;
  readonly months: number;
}

/** Starts with at least this many years on record, by the return of a sale at the end of the year. */
export function salesOf(holds: readonly PastHold[], year: number): SalesOfYear | undefined {
  const sales = holds
    .flatMap(({ start, exits }): readonly PastSale[] => {
      const exit = exits[year - 1];
      return exit ? [{ start, exit }] : [];
    })
    .toSorted(byReturn);
  const [worst, middle, best] = [sales[0], sales[Math.floor((sales.length - 1) / 2)], sales.at(-1)];
  if (!worst || !middle || !best) return undefined;
  const lost = sales.filter(({ exit }) => exit.gain < 0).length;
  return { year, starts: sales.length, lost, worst, middle, best };
}

/** Those without one rate are ordered by what was lost or gained. */
function byReturn(one: PastSale, other: PastSale): number {
  const [left, right] = [rankOf(one), rankOf(other)];
  return left === right ? one.exit.gain - other.exit.gain : left < right ? -1 : 1;
}

/** A loss without a rate, because nothing comes back, is the worst. */
function rankOf({ exit: { internalRate, gain } }: PastSale): number {
  if (internalRate.kind === "one") return internalRate.percent;
  return gain < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Looks at the end of each quarter up to the sale. */
export function underwaterOf(
  holds: readonly PastHold[],
  { deal }: HoldPlan,
  { prices }: PriceHistory,
  years: number,
): Underwater {
  const balances = balancesBy(deal, years);
  const times = holds.map(({ start }) => {
    const first = prices[start] ?? Number.NaN;
    let [longest, current] = [0, 0];
    for (const [index, balance] of balances.entries()) {
      const value = (deal.price * (prices[start + index + 1] ?? Number.NaN)) / first;
      current = value < balance ? current + 1 : 0;
      longest = Math.max(longest, current);
    }
    return { start, quarters: longest };
  });
  const under = times.filter(({ quarters }) => quarters > 0);
  const [longest = null] = under.toSorted((one, other) => other.quarters - one.quarters);
  return { starts: under.length, longest };
}

/** The share of the value that a new loan may have. A custom of lenders, not a rule. */
export const NEW_LOAN_PERCENT = 75;

/** True if so much of the value does not repay the balance at the end of the year. */
export function isRefused({ value, balance }: Pick<HoldYear, "value" | "balance">): boolean {
  return toCents((value * NEW_LOAN_PERCENT) / 100) < toCents(balance);
}

export function refusedIn(holds: readonly PastHold[], year: number): Refused {
  const starts = holds.flatMap(({ start, years }) => {
    const end = years[year - 1];
    return end && isRefused(end) ? [start] : [];
  });
  const [first, last] = [starts[0], starts.at(-1)];
  const between = first === undefined || last === undefined ? null : ([first, last] as const);
  return { year, starts: starts.length, between };
}

/** Months for which the reserves pay the loan, the bills and the utilities of the first year. Null without any of them. */
export function vacancyOf(deal: HoldPlan["deal"]): Vacancy | null {
  const { payments, escrow } = underwrite(deal);
  const { reserves } = cashNeededOf(deal);
  const due = roundToCents(payments.first + escrow + deal.utilities);
  return reserves === 0 || due === 0 ? null : { due, reserves, months: reserves / due };
}

/** What is owed at the end of each quarter. */
function balancesBy(deal: HoldPlan["deal"], years: number): readonly number[] {
  const exits = exitsOf(deal);
  return Array.from({ length: years * 4 }, (_, index) => exits[index * 3 + 2]?.balance ?? 0);
}
