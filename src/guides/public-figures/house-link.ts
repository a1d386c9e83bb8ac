import { type Deal, INITIAL_DEAL, withPrice } from "../../calculators/deal/deal.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import type { LoanTerms, PublishedHouse } from "../../figures/median-house.ts";
import { analyzerWith } from "../analyzer-link.ts";

/** Opens the house in the deal analyzer. Its bills follow the price, as estimates do. */
export function houseLink(house: PublishedHouse, loan: LoanTerms, state: string): string {
  return analyzerWith(dealOf(house, loan, state));
}

/** Opens the house in the hold projection, which reads the same links. */
export function houseHoldLink(house: PublishedHouse, loan: LoanTerms, state: string): string {
  return `/hold-projection${writeDealFragment(dealOf(house, loan, state))}`;
}

function dealOf(house: PublishedHouse, loan: LoanTerms, state: string): Deal {
  return withPrice(
    {
      ...INITIAL_DEAL,
      state,
      leaseRent: house.rent,
      estimatedTaxPercent: house.tax.percent,
      estimatedInsurancePercent: house.insurancePercent,
      downPaymentPercent: loan.downPaymentPercent,
      annualRatePercent: loan.ratePercent,
      termYears: loan.termYears,
    },
    house.value,
  );
}
