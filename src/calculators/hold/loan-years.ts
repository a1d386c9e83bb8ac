import { periodOf } from "../../dscr/adjustable/payment-periods.ts";
import type { RatePath } from "../../dscr/adjustable/rate-steps.ts";
import { roundToCents } from "../../dscr/cents.ts";
import { periodsOf, repaymentYearsOf } from "../deal/adjustable/changing-loan.ts";
import { type Deal, hasLoan } from "../deal/deal.ts";
import { exitsOf } from "../deal/prepayment/exit-cost.ts";

/** What the loan takes in one year, and what is owed at its end; in whole cents. */
export interface LoanYear {
  readonly paid: number;
  /** The last monthly payment of the year. Null once the loan is repaid. */
  readonly lastPayment: number | null;
  readonly balance: number;
  /** For paying off at the end of the year. */
  readonly penalty: number;
}

/**
 * Every year up to the sale, or fewer: a loan that falls due as a whole ends the projection, because what follows is
 * another loan. Payments as the note states them: the last one is not adjusted for the cents that
 * rounding adds up.
 */
export function loanYearsOf(deal: Deal, holdYears: number, path: RatePath = "expected"): readonly LoanYear[] {
  const periods = periodsOf(deal, path);
  const exits = exitsOf(deal, path);
  const years = Math.min(holdYears, Math.floor(yearsToBalloon(deal) ?? holdYears));
  return Array.from({ length: years }, (_, index) => {
    const [first, last] = [index * 12 + 1, Math.min(index * 12 + 12, exits.length)];
    const paid = periods.reduce((sum, { from, to, payment }) => {
      const months = Math.min(to, last) - Math.max(from, first) + 1;
      return sum + Math.max(months, 0) * payment;
    }, 0);
    const { balance, penalty } = exits[index * 12 + 11] ?? REPAID;
    return {
      paid: roundToCents(paid),
      lastPayment: last < first ? null : (periodOf(periods, last)?.payment ?? null),
      balance,
      penalty,
    };
  });
}

const REPAID = { balance: 0, penalty: 0 } as const;

/** Null if the loan is repaid month by month; otherwise the years after which the whole of it falls due. */
export function yearsToBalloon(deal: Deal): number | null {
  const { interestOnlyYears, termYears } = deal;
  const isRepaid = termYears > interestOnlyYears && repaymentYearsOf(deal) === termYears;
  return hasLoan(deal) && !isRepaid ? termYears : null;
}
