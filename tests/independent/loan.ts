import { Decimal, percentOf, TWELVE, ZERO } from "./decimal.ts";

/** Formulas "payment" and "balance". */
export interface Loan {
  readonly amount: Decimal;
  readonly ratePercent: Decimal;
  readonly months: number;
}

const ONE = Decimal.of(1);

/** Unrounded, as the formula gives it. Without a term there are no payments. */
export function levelPayment({ amount, ratePercent, months }: Loan): Decimal {
  if (months <= 0) return ZERO;
  return amount.over(worthOfOneAMonth(ratePercent, months));
}

export function monthsInterest(amount: Decimal, ratePercent: Decimal): Decimal {
  return percentOf(amount, ratePercent).over(TWELVE);
}

/** Unrounded balance after this many payments. */
export function balanceAfter(loan: Loan, payments: number): Decimal {
  const left = loan.months - payments;
  if (left <= 0) return ZERO;
  return levelPayment(loan).times(worthOfOneAMonth(loan.ratePercent, left));
}

/** Cached: the what-ifs of one deal use the same rate and term again and again. */
const worths = new WeakMap<Decimal, Map<number, Decimal>>();

function worthOfOneAMonth(ratePercent: Decimal, months: number): Decimal {
  const byMonths = worths.get(ratePercent) ?? new Map<number, Decimal>();
  const worth = byMonths.get(months) ?? computeWorth(ratePercent, months);
  worths.set(ratePercent, byMonths.set(months, worth));
  return worth;
}

/** (1 − (1 + r)^−n) ÷ r */
function computeWorth(ratePercent: Decimal, months: number): Decimal {
  if (ratePercent.isZero()) return Decimal.of(months);
  const rate = monthsInterest(ONE, ratePercent);
  const growth = ONE.plus(rate).power(months);
  return growth.minus(ONE).over(growth.times(rate));
}
