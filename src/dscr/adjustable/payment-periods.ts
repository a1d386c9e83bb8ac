import { amortize, monthlyPayment } from "../amortization.ts";
import { roundToCents } from "../cents.ts";
import { type RatePath, type Resets, rateSteps } from "./rate-steps.ts";

/** A loan whose rate may change, and whose term may end before it is repaid. */
export interface ChangingLoan {
  readonly amount: number;
  readonly firstRatePercent: number;
  /** Until the rest falls due. */
  readonly termMonths: number;
  readonly interestOnlyMonths: number;
  /** Over which the payments would repay it, interest-only months included: at least the term. */
  readonly repaidMonths: number;
  /** Null if the first rate stays. */
  readonly resets: Resets | null;
}

/** Months in a row with one payment. */
export interface PaymentPeriod {
  /** The first and the last month, from 1. */
  readonly from: number;
  readonly to: number;
  readonly ratePercent: number;
  readonly isInterestOnly: boolean;
  /** In whole cents, as the lender's notice states it. */
  readonly payment: number;
  /** What is owed before the first of these payments, unrounded. */
  readonly owed: number;
}

/** What is owed after a month, and the interest since closing. Unrounded. */
export interface MonthEnd {
  readonly balance: number;
  readonly interestPaid: number;
}

/**
 * Every period with its payment, worked out anew from what is owed and the months left each time the rate changes, and once
 * more when the interest-only months end.
 */
export function paymentPeriods(loan: ChangingLoan, path: RatePath): readonly PaymentPeriod[] {
  const { termMonths, interestOnlyMonths, repaidMonths } = loan;
  const steps = rateSteps(loan.firstRatePercent, loan.resets, termMonths, path);
  const rateIn = (month: number) =>
    steps.findLast((step) => step.month <= month)?.ratePercent ?? loan.firstRatePercent;
  const starts = new Set([...steps.map(({ month }) => month), interestOnlyMonths + 1]);
  const firsts = [...starts].filter((month) => month <= termMonths).toSorted((one, other) => one - other);
  let owed = loan.amount;
  return firsts.map((from, index): PaymentPeriod => {
    const to = (firsts[index + 1] ?? termMonths + 1) - 1;
    const ratePercent = rateIn(from);
    const isInterestOnly = from <= interestOnlyMonths;
    const left = { amount: owed, annualRatePercent: ratePercent, termYears: (repaidMonths - from + 1) / 12 };
    const payment = roundToCents(isInterestOnly ? (owed * ratePercent) / 100 / 12 : monthlyPayment(left));
    const period = { from, to, ratePercent, isInterestOnly, payment, owed };
    if (!isInterestOnly && to < termMonths) owed = amortize(left)[to - from]?.balance ?? 0;
    return period;
  });
}

/** Every month from closing (month 0) to the end of the term. */
export function monthEnds(loan: ChangingLoan, periods: readonly PaymentPeriod[]): readonly MonthEnd[] {
  const ends: MonthEnd[] = [{ balance: loan.amount, interestPaid: 0 }];
  for (const { from, to, ratePercent, isInterestOnly, owed } of periods) {
    const months = to - from + 1;
    const before = ends.at(-1)?.interestPaid ?? 0;
    if (isInterestOnly) {
      for (let month = 1; month <= months; month += 1) {
        ends.push({ balance: owed, interestPaid: before + (owed * ratePercent * month) / 100 / 12 });
      }
    } else {
      const termYears = (loan.repaidMonths - from + 1) / 12;
      let interestPaid = before;
      for (const { balance, interest } of amortize({
        amount: owed,
        annualRatePercent: ratePercent,
        termYears,
      }).slice(0, months)) {
        interestPaid += interest;
        ends.push({ balance, interestPaid });
      }
    }
  }
  return ends;
}

/** The period of a month, or of the last one. Undefined for a loan without a term. */
export function periodOf(periods: readonly PaymentPeriod[], month: number): PaymentPeriod | undefined {
  return periods.find(({ to }) => month <= to) ?? periods.at(-1);
}
