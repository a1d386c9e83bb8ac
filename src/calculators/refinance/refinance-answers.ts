import { roundToCents, toCents } from "../../dscr/cents.ts";
import { MONEY_LIMIT } from "../../dscr/money.ts";
import { findFirst } from "../deal/target/target-search.ts";
import type { LoanBinding, Outcome, Planner } from "./refinance-outcome.ts";
import type { RefinancePlan } from "./refinance-plan.ts";

/** Percent by which the appraisal may come in lower. */
export const APPRAISAL_STEPS = [0, 5, 10, 15] as const;

export interface Rung {
  readonly percentBelow: (typeof APPRAISAL_STEPS)[number];
  readonly outcome: Outcome;
}

/** The planned cash-out. */
export function plannedCashOut({ refinance }: Planner): Outcome {
  return refinance({});
}

/** The same cash-out if the appraiser says less. */
export function appraisalLadder({ plan, refinance }: Planner): readonly Rung[] {
  return APPRAISAL_STEPS.map((percentBelow) => {
    const value = roundToCents((plan.value * (100 - percentBelow)) / 100);
    return { percentBelow, outcome: refinance({ value }) };
  });
}

export interface NeededAppraisal {
  /** The lowest value, in whole cents, that leaves no cash in the deal. Null if no value does. */
  readonly value: number | null;
  /** What stops a higher value from helping. Only if no value is enough. */
  readonly stoppedBy: LoanBinding | null;
}

/** What the appraisal must say to get all money back. */
export function appraisalForAllCash({ refinance }: Planner): NeededAppraisal {
  const isEnough = (cents: number) => refinance({ value: cents / 100 }).cashLeft <= 0;
  const cents = findFirst(0, toCents(MONEY_LIMIT), isEnough);
  return cents === null
    ? { value: null, stoppedBy: refinance({ value: MONEY_LIMIT }).binding }
    : { value: cents / 100, stoppedBy: null };
}

/**
 * What a lender returns to a buyer who paid cash, without waiting for seasoning: at most what the closing statements
 * prove. Null with an old loan, and once seasoning is over.
 */
export function delayedFinancingOf(planner: Planner): Outcome | null {
  const { plan, refinance, limitsFor } = planner;
  if (plan.oldLoan > 0 || plan.purchasePrice === 0 || plannedCashOut(planner).isSeasoned) return null;
  return refinance({
    limits: { ...limitsFor("cash-out"), seasoningMonths: 0, maxLoan: documentedCostOf(plan) },
  });
}

/** The price, and what both closings cost. Repairs are on neither statement. */
function documentedCostOf({ purchasePrice, purchaseCosts, newCosts }: RefinancePlan): number {
  return roundToCents(purchasePrice + purchaseCosts + newCosts);
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
  const { plan, refinance } = planner;
  const rateTerm = refinance({ purpose: "rate-term" });
  return {
    cashOut: plannedCashOut(planner),
    rateTerm: rateTerm.balance > 0 ? rateTerm : null,
    wait: refinance({ month: plan.monthsToRefinance + plan.waitMonths }),
  };
}

/** Months after which a lower payment has repaid the costs of the new loan. Null if the payment is not lower. */
export function monthsToRepayCosts({ oldPayment, payment, costs, points, penalty }: Outcome): number | null {
  const saving: number = toCents(oldPayment - payment);
  if (saving <= 0) return null;
  return Math.ceil(toCents(costs + points + penalty) / saving);
}
