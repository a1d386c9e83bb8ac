import { plannedCashOut } from "../calculators/refinance/refinance-answers.ts";
import type { Planner } from "../calculators/refinance/refinance-outcome.ts";
import {
  emptyMonthsOf,
  explainOrder,
  type RefinancePlan,
  repairedMonthOf,
} from "../calculators/refinance/refinance-plan.ts";

/** Cash in the house at the end of a month. */
export interface CashPoint {
  readonly month: number;
  readonly cash: number;
}

/** A month in which something happens to the house. */
export interface CashEvent extends CashPoint {
  readonly name: string;
  /** What the cash is made of, by then. */
  readonly parts: string;
}

export interface CashSteps {
  /** Every month from the start to the refinance. */
  readonly points: readonly CashPoint[];
  /** In order. Several may fall in one month. */
  readonly events: readonly CashEvent[];
  /** After the refinance. */
  readonly left: number;
}

/** A refinance before the end of the repairs moves that end. */
function repairParts(plan: RefinancePlan): string {
  const parts = "And the repairs, and what the house has cost meanwhile";
  return explainOrder(plan) ? `${parts}. Planned for month ${plan.monthsToRepair}, counted as done` : parts;
}

/** Cash in the deal over the months, for the picture and its table. */
export function cashStepsOf(planner: Planner): CashSteps {
  const { plan, cashInAt } = planner;
  const outcome = plannedCashOut(planner);
  const last = outcome.month;
  const eventAt = (name: string, month: number, parts: string): CashEvent => ({
    name,
    month,
    parts,
    cash: cashInAt(month).total,
  });
  const isRepair = plan.mode === "repair";
  const empty = emptyMonthsOf(plan);
  const before = isRepair
    ? [
        eventAt("Bought", 0, "Price and purchase costs, less the purchase loan"),
        eventAt("Repaired", repairedMonthOf(plan), repairParts(plan)),
        ...(empty <= last ? [eventAt("Rented", empty, "And what an empty house has cost until then")] : []),
      ]
    : [eventAt("Today", 0, "Price, purchase costs and improvements, less the old loan")];
  const rented = empty < last ? "And the months with rent" : "And the months until then";
  return {
    points: Array.from({ length: last + 1 }, (_, month) => ({ month, cash: cashInAt(month).total })),
    events: [
      ...before.toSorted((one, other) => one.month - other.month),
      eventAt("Before the refinance", last, rented),
      { name: "Refinanced", month: last, parts: "Less the cash out", cash: outcome.cashLeft },
    ],
    left: outcome.cashLeft,
  };
}
