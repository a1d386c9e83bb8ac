import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { Decimal, percentOf, sumOf, ZERO } from "../decimal.ts";
import { borrowed } from "./deal-loan.ts";

const YEAR_OF_PERCENT = Decimal.of(36_500);

/** Formula "closing-lines". */
export function closingLines(deal: Deal) {
  const isPurchase = deal.purpose === "purchase";
  const { loan, ratePercent } = borrowed(deal);
  const price = Decimal.of(deal.price);
  const months = (bill: number, count: number) => Decimal.of(bill).times(Decimal.of(count)).cents();
  const costs = sumOf(
    Decimal.of(deal.lenderFees).cents(),
    percentOf(price, Decimal.of(deal.titleFeePercent)).cents(),
    isPurchase ? percentOf(price, Decimal.of(deal.deedTaxPercent)).cents() : ZERO,
    percentOf(loan, Decimal.of(deal.mortgageTaxPercent)).cents(),
    Decimal.of(deal.otherClosingCosts).cents(),
  );
  const interest = loan
    .times(ratePercent)
    .times(Decimal.of(daysOfInterest(deal)))
    .over(YEAR_OF_PERCENT);
  const prepaid = sumOf(
    interest.cents(),
    isPurchase ? months(deal.insurance, 12) : ZERO,
    months(deal.propertyTax, deal.escrowTaxMonths),
    months(deal.insurance, deal.escrowInsuranceMonths),
  );
  return { costs, prepaid };
}

/** Counts the days one by one. */
function daysOfInterest({ closingDay, interestDays }: Deal): number {
  if (closingDay === "") return interestDays;
  const day = new Date(`${closingDay}T12:00:00Z`);
  const month = day.getUTCMonth();
  let days = 0;
  while (day.getUTCMonth() === month) {
    days += 1;
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return days;
}
