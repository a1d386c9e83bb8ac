import { roundToCents } from "../../dscr/cents.ts";
import { furnitureOf } from "../deal/bookings/bookings.ts";
import { cashNeededOf } from "../deal/ratios/owner-view.ts";
import type { HoldPlan } from "./hold-plan.ts";
import type { HoldYear } from "./hold-years.ts";
import { type InternalRate, internalRateOf } from "./internal-rate.ts";

/** A sale at the end of a year, in dollars and whole cents. Before tax. */
export interface HoldExit {
  readonly year: number;
  readonly saleCost: number;
  readonly penalty: number;
  /** What the sale leaves after its cost, the loan and the penalty. Negative if it must be paid in. */
  readonly proceeds: number;
  /** What was invested, and every amount paid in later. */
  readonly cashIn: number;
  readonly cashBack: number;
  readonly gain: number;
  /** Cash back over cash in. Null if nothing was paid in. */
  readonly equityMultiple: number | null;
  readonly internalRate: InternalRate;
}

/** A sale at the end of each of these years. */
export function exitsFrom(plan: HoldPlan, years: readonly HoldYear[]): readonly HoldExit[] {
  const invested = cashInvestedOf(plan);
  const cashFlows = years.map(({ cashFlow }) => cashFlow);
  // Paid in and taken out so far, before the sale.
  let [paidIn, takenOut] = [Math.max(invested, 0), Math.max(-invested, 0)];
  return years.map(({ year, cashFlow, value, balance, penalty }) => {
    const saleCost = roundToCents((value * plan.saleCostPercent) / 100);
    const proceeds = roundToCents(value - saleCost - balance - penalty);
    paidIn += Math.max(-cashFlow, 0);
    takenOut += Math.max(cashFlow, 0);
    const cashIn = roundToCents(paidIn + Math.max(-proceeds, 0));
    const cashBack = roundToCents(takenOut + Math.max(proceeds, 0));
    return {
      year,
      saleCost,
      penalty,
      proceeds,
      cashIn,
      cashBack,
      gain: roundToCents(cashBack - cashIn),
      equityMultiple: cashIn === 0 ? null : cashBack / cashIn,
      internalRate: internalRateOf(yearlyFlows(invested, cashFlows.slice(0, year), proceeds)),
    };
  });
}

/** Today, then the end of each year; the sale falls on the end of the last one. */
export function yearlyFlows(
  invested: number,
  cashFlows: readonly number[],
  proceeds: number,
): readonly number[] {
  const before = cashFlows.slice(0, -1);
  return [-invested, ...before, roundToCents((cashFlows.at(-1) ?? 0) + proceeds)];
}

/**
 * Down payment, closing costs, points and the furniture of a short-term rental; in a refinance, the equity left in and the same costs. Reserves stay the
 * owner's money, so they are neither paid in nor paid back.
 */
export function cashInvestedOf({ deal }: Pick<HoldPlan, "deal">): number {
  const { downPayment, closingCosts, points } = cashNeededOf(deal);
  return roundToCents(downPayment + closingCosts + points + furnitureOf(deal));
}
