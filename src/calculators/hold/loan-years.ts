import { roundToCents } from "../../dscr/cents.ts";
import { type Deal, hasLoan } from "../deal/deal.ts";
import { exitsOf } from "../deal/prepayment/exit-cost.ts";
import { paymentsOf } from "../deal/ratios/deal-payment.ts";

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
export function loanYearsOf(deal: Deal, holdYears: number): readonly LoanYear[] {
  const { interestOnly, amortizing, afterInterestOnly } = paymentsOf(deal);
  const level = deal.interestOnlyYears > 0 ? (afterInterestOnly ?? 0) : amortizing;
  const exits = exitsOf(deal);
  const years = Math.min(holdYears, Math.floor(yearsToBalloon(deal) ?? holdYears));
  const interestOnlyMonths = Math.min(Math.round(deal.interestOnlyYears * 12), exits.length);
  return Array.from({ length: years }, (_, index) => {
    const before = paidMonths(index * 12);
    const after = paidMonths(index * 12 + 12);
    const months = {
      interestOnly: after.interestOnly - before.interestOnly,
      level: after.level - before.level,
    };
    const { balance, penalty } = exits[index * 12 + 11] ?? REPAID;
    return {
      paid: roundToCents(months.interestOnly * interestOnly + months.level * level),
      lastPayment: months.level > 0 ? level : months.interestOnly > 0 ? interestOnly : null,
      balance,
      penalty,
    };
  });

  function paidMonths(month: number) {
    const paid = Math.min(month, exits.length);
    const early = Math.min(paid, interestOnlyMonths);
    return { interestOnly: early, level: paid - early };
  }
}

const REPAID = { balance: 0, penalty: 0 } as const;

/** Null if the loan is repaid month by month; otherwise the years after which the whole of it falls due. */
export function yearsToBalloon(deal: Deal): number | null {
  const { interestOnlyYears, termYears } = deal;
  const isRepaid = termYears > interestOnlyYears;
  return hasLoan(deal) && !isRepaid ? termYears : null;
}
