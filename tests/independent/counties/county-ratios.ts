import { Decimal, percentOf, TWELVE } from "../decimal.ts";
import { levelPayment } from "../loan.ts";

interface Terms {
  readonly downPaymentPercent: number;
  readonly ratePercent: number;
  readonly termYears: number;
}

interface Medians {
  readonly rent: number;
  readonly value: number;
  /** Yearly percent of the value. */
  readonly taxPercent: number;
  readonly insurancePercent: number;
}

/** Rent over principal, interest, tax and insurance, each in whole cents. */
export function countyRatio(medians: Medians, terms: Terms): Decimal {
  const value = Decimal.of(medians.value);
  const down = percentOf(value, Decimal.of(terms.downPaymentPercent)).cents();
  const loan = {
    amount: value.minus(down).cents(),
    ratePercent: Decimal.of(terms.ratePercent),
    months: terms.termYears * 12,
  };
  const monthly = (percent: number) => percentOf(value, Decimal.of(percent)).over(TWELVE).cents();
  const payment = levelPayment(loan)
    .cents()
    .plus(monthly(medians.taxPercent))
    .plus(monthly(medians.insurancePercent));
  return Decimal.of(medians.rent).over(payment);
}

/** The middle of a range in hundredths, half of one rounded up. */
export function middleOf(low: Decimal, high: Decimal): Decimal {
  return low.plus(high).over(Decimal.of(2)).cents();
}
