import { toCents } from "../../../dscr/cents.ts";
import type { PriceHistory } from "../../../price-history/price-history.ts";
import { exitsOf } from "../../deal/prepayment/exit-cost.ts";
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
  /** A quarter of the starts did worse: half of all lie between it and the upper quarter. */
  readonly lowerQuarter: PastSale;
  /** As many did worse as better, or one more did better. */
  readonly middle: PastSale;
  readonly upperQuarter: PastSale;
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
  /** The first and the last start of each unbroken row of them. */
  readonly runs: readonly (readonly [first: number, last: number])[];
}

/** Starts with at least this many years on record, by the return of a sale at the end of the year. */
export function salesOf(holds: readonly PastHold[], year: number): SalesOfYear | undefined {
  const sales = holds.flatMap(({ start, exits }): readonly PastSale[] => {
    const exit = exits[year - 1];
    return exit ? [{ start, exit }] : [];
  });
  const sorted = sales.toSorted(sales.every(hasRank) ? byReturn : byGain);
  const last = sorted.length - 1;
  const [worst, middle, best] = [sorted[0], sorted[Math.floor(last / 2)], sorted[last]];
  const [lowerQuarter, upperQuarter] = [sorted[Math.floor(last / 4)], sorted[last - Math.floor(last / 4)]];
  if (!worst || !lowerQuarter || !middle || !upperQuarter || !best) return undefined;
  const lost = sales.filter(({ exit }) => exit.gain < 0).length;
  return { year, starts: sales.length, lost, worst, lowerQuarter, middle, upperQuarter, best };
}

/** A loss of more than was put in has no rate, and is the worst. A gain without one rate has no place among rates. */
function hasRank({ exit: { internalRate, gain } }: PastSale): boolean {
  return internalRate.kind === "one" || (internalRate.kind === "none" && gain < 0);
}

function byReturn(one: PastSale, other: PastSale): number {
  const [left, right] = [rateOf(one), rateOf(other)];
  return left === right ? byGain(one, other) : left < right ? -1 : 1;
}

function rateOf({ exit: { internalRate } }: PastSale): number {
  return internalRate.kind === "one" ? internalRate.percent : Number.NEGATIVE_INFINITY;
}

function byGain(one: PastSale, other: PastSale): number {
  return one.exit.gain - other.exit.gain;
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
      current = toCents(value) < toCents(balance) ? current + 1 : 0;
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
  return { year, starts: starts.length, runs: runsOf(starts) };
}

/** [1, 2, 3, 7]: 1 to 3, and 7. */
function runsOf(starts: readonly number[]): Refused["runs"] {
  const firsts = starts.filter((start, index) => starts[index - 1] !== start - 1);
  const lasts = starts.filter((start, index) => starts[index + 1] !== start + 1);
  return firsts.map((first, run) => [first, lasts[run] ?? first]);
}

/** What is owed at the end of each quarter. */
function balancesBy(deal: HoldPlan["deal"], years: number): readonly number[] {
  const exits = exitsOf(deal);
  return Array.from({ length: years * 4 }, (_, index) => exits[index * 3 + 2]?.balance ?? 0);
}
