import { periodOf } from "../../../dscr/adjustable/payment-periods.ts";
import { notePayment } from "../../../dscr/amortization.ts";
import { roundToCents } from "../../../dscr/cents.ts";
import { isPlainLoan, periodsOf, repaymentYearsOf } from "../adjustable/changing-loan.ts";
import { type Deal, type LoanTerms, loanAmountOf } from "../deal.ts";

/** The most common interest-only period; the example for a deal that has none. */
export const COMMON_INTEREST_ONLY_YEARS = 10;

/** Monthly principal and interest, each rounded to the cent as a note states it. */
export interface LoanPayments {
  readonly amortizing: number;
  readonly interestOnly: number;
  /**
   * The payment once the interest-only years are over and the years left repay the whole loan, at the rate expected by then.
   * Null if no term is left: the whole loan then falls due.
   */
  readonly afterInterestOnly: number | null;
  /** The first month's payment, on which a lender qualifies the deal. */
  readonly first: number;
}

export function paymentsOf(deal: LoanTerms): LoanPayments {
  const { termYears } = deal;
  const interestOnlyYears = deal.interestOnlyYears || COMMON_INTEREST_ONLY_YEARS;
  const amortizing = levelPaymentOf(deal, repaymentYearsOf(deal));
  const interestOnly = interestOf(deal);
  return {
    amortizing,
    interestOnly,
    afterInterestOnly: termYears > interestOnlyYears ? laterPaymentOf(deal, interestOnlyYears) : null,
    first: deal.interestOnlyYears > 0 ? interestOnly : amortizing,
  };
}

/** The first of them alone, for searches. */
export function firstPaymentOf(deal: LoanTerms): number {
  return deal.interestOnlyYears > 0 ? interestOf(deal) : levelPaymentOf(deal, repaymentYearsOf(deal));
}

function laterPaymentOf(deal: LoanTerms, interestOnlyYears: number): number {
  if (isPlainLoan(deal)) return levelPaymentOf(deal, deal.termYears - interestOnlyYears);
  const periods = periodsOf({ ...deal, interestOnlyYears });
  return periodOf(periods, Math.round(interestOnlyYears * 12) + 1)?.payment ?? 0;
}

function levelPaymentOf(deal: LoanTerms, termYears: number): number {
  return notePayment({ amount: loanAmountOf(deal), annualRatePercent: deal.annualRatePercent, termYears });
}

function interestOf(deal: LoanTerms): number {
  return roundToCents((loanAmountOf(deal) * deal.annualRatePercent) / 100 / 12);
}

export type Bills = Pick<Deal, "propertyTax" | "insurance" | "associationDues">;

/** Taxes, insurance and association dues. */
export function escrowOf({ propertyTax, insurance, associationDues }: Bills): number {
  return roundToCents(propertyTax + insurance + associationDues);
}
