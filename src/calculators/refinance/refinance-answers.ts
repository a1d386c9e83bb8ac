import { roundToCents, toCents } from "../../dscr/cents.ts";
import { MONEY_LIMIT } from "../../dscr/money.ts";
import { findFirst } from "../deal/target/target-search.ts";
import type { LoanBinding, Outcome, Planner } from "./refinance-outcome.ts";

/** Percent by which the appraisal may come in lower. */
export const APPRAISAL_STEPS = [0, 5, 10, 15] as const;

export interface Rung {
  readonly percentBelow: (typeof APPRAISAL_STEPS)[number];
  readonly outcome: Outcome;
}

/** The planned cash-out. */
export function plannedCashOut({ plan, refinance, limitsFor }: Planner): Outcome {
  return refinance({
    purpose: "cash-out",
    month: plan.monthsToRefinance,
    value: plan.value,
    limits: limitsFor("cash-out"),
  });
}

/** The same cash-out if the appraiser says less. */
export function appraisalLadder({ plan, refinance, limitsFor }: Planner): readonly Rung[] {
  const limits = limitsFor("cash-out");
  const month = plan.monthsToRefinance;
  return APPRAISAL_STEPS.map((percentBelow) => {
    const value = roundToCents((plan.value * (100 - percentBelow)) / 100);
    return { percentBelow, outcome: refinance({ purpose: "cash-out", month, value, limits }) };
  });
}

export interface NeededAppraisal {
  /** The lowest value, in whole cents, that leaves no cash in the deal. Null if no value does. */
  readonly value: number | null;
  /** What stops a higher value from helping. Only if no value is enough. */
  readonly stoppedBy: LoanBinding | null;
}

/** What the appraisal must say to get all money back. */
export function appraisalForAllCash({ plan, refinance, limitsFor }: Planner): NeededAppraisal {
  const at = (value: number) =>
    refinance({ purpose: "cash-out", month: plan.monthsToRefinance, value, limits: limitsFor("cash-out") });
  const cents = findFirst(0, toCents(MONEY_LIMIT), (candidate) => at(candidate / 100).cashLeft <= 0);
  return cents === null
    ? { value: null, stoppedBy: at(MONEY_LIMIT).binding }
    : { value: cents / 100, stoppedBy: null };
}

export interface Choices {
  readonly cashOut: Outcome;
  /** Null if there is no old loan: a new loan on a house without one counts as cash-out. */
  readonly rateTerm: Outcome | null;
  /** The cash-out, some months later. */
  readonly wait: Outcome;
}

/** Cash-out, rate and term, and waiting, side by side. The value stays the same. */
export function choicesOf(planner: Planner): Choices {
  const { plan, refinance, limitsFor } = planner;
  const month = plan.monthsToRefinance;
  const { value } = plan;
  const rateTerm = refinance({ purpose: "rate-term", month, value, limits: limitsFor("rate-term") });
  return {
    cashOut: plannedCashOut(planner),
    rateTerm: rateTerm.balance > 0 ? rateTerm : null,
    wait: refinance({
      purpose: "cash-out",
      month: month + plan.waitMonths,
      value,
      limits: limitsFor("cash-out"),
    }),
  };
}

/** Months after which a lower payment has repaid the costs of the new loan. Null if the payment is not lower. */
export function monthsToRepayCosts({ oldPayment, payment, costs, points, penalty }: Outcome): number | null {
  const saving: number = toCents(oldPayment - payment);
  if (saving <= 0) return null;
  return Math.ceil(toCents(costs + points + penalty) / saving);
}
