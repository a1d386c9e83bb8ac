import { INITIAL_DEAL, withPrice } from "../../calculators/deal/deal.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import type { LoanTerms, PublishedHouse } from "../../figures/median-house.ts";

/** Opens the house in the deal analyzer. Its bills follow the price, as estimates do. */
export function houseLink(house: PublishedHouse, loan: LoanTerms, state: string): string {
  return `/deal-analyzer${houseFragment(house, loan, state)}`;
}

/** Opens the house in the hold projection, which reads the same links. */
export function houseHoldLink(house: PublishedHouse, loan: LoanTerms, state: string): string {
  return `/hold-projection${houseFragment(house, loan, state)}`;
}

function houseFragment(house: PublishedHouse, loan: LoanTerms, state: string): string {
  const deal = withPrice(
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
  return writeDealFragment(deal);
}
