import { notePayment } from "../../../dscr/amortization.ts";
import { roundToCents } from "../../../dscr/cents.ts";
import { type Deal, loanAmountOf } from "../deal.ts";

/** The most common interest-only period; the example for a deal that has none. */
export const COMMON_INTEREST_ONLY_YEARS = 10;

/** Monthly principal and interest, each rounded to the cent as a note states it. */
export interface LoanPayments {
  readonly amortizing: number;
  readonly interestOnly: number;
  /**
   * The payment once the interest-only years are over and the rest of the term repays the whole loan. Null if no term
   * is left: the whole loan then falls due.
   */
  readonly afterInterestOnly: number | null;
  /** The first month's payment, on which a lender qualifies the deal. */
  readonly first: number;
}

export function paymentsOf(deal: Deal): LoanPayments {
  const amount = loanAmountOf(deal);
  const { annualRatePercent, termYears } = deal;
  const interestOnlyYears = deal.interestOnlyYears || COMMON_INTEREST_ONLY_YEARS;
  const amortizing = notePayment({ amount, annualRatePercent, termYears });
  const interestOnly = roundToCents((amount * annualRatePercent) / 100 / 12);
  return {
    amortizing,
    interestOnly,
    afterInterestOnly:
      termYears > interestOnlyYears
        ? notePayment({ amount, annualRatePercent, termYears: termYears - interestOnlyYears })
        : null,
    first: deal.interestOnlyYears > 0 ? interestOnly : amortizing,
  };
}

/** Taxes, insurance and association dues. */
export function escrowOf({ propertyTax, insurance, associationDues }: Deal): number {
  return roundToCents(propertyTax + insurance + associationDues);
}
