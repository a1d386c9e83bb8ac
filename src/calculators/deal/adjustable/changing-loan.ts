import {
  type ChangingLoan,
  type MonthEnd,
  monthEnds,
  type PaymentPeriod,
  paymentPeriods,
} from "../../../dscr/adjustable/payment-periods.ts";
import type { RatePath, Resets } from "../../../dscr/adjustable/rate-steps.ts";
import { type LoanTerms, loanAmountOf } from "../deal.ts";
import { fixedYearsOf } from "./adjustable-fields.ts";

/** Months between changes on loans that are tied to SOFR. */
const RESET_MONTHS = 6;

/** Over which the payments would repay the loan. */
export function repaymentYearsOf({
  termYears,
  amortizationYears,
}: Pick<LoanTerms, "termYears" | "amortizationYears">): number {
  return Math.max(termYears, amortizationYears);
}

/** True for a loan that has one rate and is repaid by its end, like most. */
export function isPlainLoan(
  terms: Pick<LoanTerms, "adjustment" | "termYears" | "amortizationYears">,
): boolean {
  return terms.adjustment === "fixed" && repaymentYearsOf(terms) === terms.termYears;
}

function resetsOf(terms: LoanTerms): Resets | null {
  const years = fixedYearsOf(terms.adjustment);
  return years === null ? null : { ...terms, fixedMonths: years * 12, everyMonths: RESET_MONTHS };
}

export function changingLoanOf(terms: LoanTerms): ChangingLoan {
  const { termYears } = terms;
  const interestOnlyYears = Math.min(terms.interestOnlyYears, termYears);
  const interestOnlyMonths = Math.round(interestOnlyYears * 12);
  const monthsTo = (years: number) => interestOnlyMonths + Math.round((years - interestOnlyYears) * 12);
  return {
    amount: loanAmountOf(terms),
    firstRatePercent: terms.annualRatePercent,
    termMonths: monthsTo(termYears),
    interestOnlyMonths,
    repaidMonths: monthsTo(repaymentYearsOf(terms)),
    resets: resetsOf(terms),
  };
}

export function periodsOf(terms: LoanTerms, path: RatePath = "expected"): readonly PaymentPeriod[] {
  return paymentPeriods(changingLoanOf(terms), path);
}

/** Every month from closing (month 0) to the end of the term, unrounded. */
export function historyOf(terms: LoanTerms, path: RatePath = "expected"): readonly MonthEnd[] {
  const loan = changingLoanOf(terms);
  return monthEnds(loan, paymentPeriods(loan, path));
}
