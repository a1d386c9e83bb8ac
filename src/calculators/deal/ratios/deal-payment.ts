import { notePayment } from "../../../dscr/amortization.ts";
import { roundToCents } from "../../../dscr/cents.ts";
import { type Deal, loanAmountOf } from "../deal.ts";

/** How long most interest-only periods last; the example where a deal has none of its own. */
export const COMMON_INTEREST_ONLY_YEARS = 10;

/** Principal and interest a month, each rounded to the cent as a note states it. */
export interface LoanPayments {
  readonly amortizing: number;
  readonly interestOnly: number;
  /**
   * Once the interest-only years are over and the rest of the term repays the whole loan. Null where no term is left: then
   * the whole loan falls due.
   */
  readonly afterInterestOnly: number | null;
  /** The one of the first month, on which a lender qualifies the deal. */
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
