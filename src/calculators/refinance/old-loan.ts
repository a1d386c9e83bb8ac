import { roundToCents } from "../../dscr/cents.ts";
import { PLAIN_LOAN } from "../deal/adjustable/adjustable-fields.ts";
import { type ExitCost, exitAt, exitsOf } from "../deal/prepayment/exit-cost.ts";
import { firstPaymentOf } from "../deal/ratios/deal-payment.ts";
import { ownedMonthsAt, type RefinancePlan } from "./refinance-plan.ts";

/** The loan that the new one pays off, by month of the plan. */
export interface OldLoan {
  /** Principal and interest a month, in whole cents. */
  readonly payment: number;
  /** Balance and penalty after this many months of the plan. */
  readonly payoffAt: (month: number) => ExitCost;
  /** Payments made in the first months of the plan. A loan repaid in the meantime takes no more. */
  readonly paymentsIn: (months: number) => number;
  /** The month of the plan in which the last payment is due. Null without a loan. */
  readonly dueMonth: number | null;
}

export function oldLoanOf(plan: RefinancePlan): OldLoan {
  const isInterestOnly = plan.oldPayments === "interest-only";
  const loan = {
    ...PLAIN_LOAN,
    price: roundToCents(plan.oldLoan),
    downPaymentPercent: 0,
    annualRatePercent: plan.oldRatePercent,
    termYears: plan.oldTermYears,
    interestOnlyYears: isInterestOnly ? plan.oldTermYears : 0,
    prepayment: plan.oldPrepayment,
    customPrepayment: plan.customPrepayment,
  };
  const closing = exitAt(loan, 0);
  const exits = exitsOf(loan);
  const before = ownedMonthsAt(plan, 0);
  const dueMonth = exits.length - before;
  return {
    payment: firstPaymentOf(loan),
    payoffAt: (month) => {
      const made = ownedMonthsAt(plan, month);
      // Once it has fallen due, what was owed then is still owed: all of it, if only interest was paid.
      return exits[Math.min(made, exits.length) - 1] ?? closing;
    },
    paymentsIn: (months) => (isInterestOnly ? months : Math.min(months, Math.max(dueMonth, 0))),
    dueMonth: plan.oldLoan > 0 ? dueMonth : null,
  };
}
