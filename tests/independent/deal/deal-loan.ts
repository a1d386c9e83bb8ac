import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { Decimal, percentOf, ZERO } from "../decimal.ts";
import { balanceAfter, type Loan, levelPayment, monthsInterest } from "../loan.ts";
import {
  months as changingMonths,
  isChanging,
  type Path,
  repaidMonths,
  totalInterest,
} from "./changing-loan.ts";

/** Formulas "loan", "payment", "interest-only-payment", "after-interest-only" and "balance". */

/** Used for a deal without interest-only years. */
const USUAL_INTEREST_ONLY_YEARS = 10;

/** The part of a loan that a "what if" replaces. */
export interface Borrowed {
  readonly loan: Decimal;
  readonly ratePercent: Decimal;
}

export interface Payments {
  readonly amortizing: Decimal;
  readonly interestOnly: Decimal;
  /** Null if the whole loan falls due instead. */
  readonly afterInterestOnly: Decimal | null;
  readonly first: Decimal;
}

export function downPayment({ price, downPaymentPercent }: Deal): Decimal {
  return percentOf(Decimal.of(price), Decimal.of(downPaymentPercent)).cents();
}

export function borrowed(deal: Deal): Borrowed {
  return {
    loan: Decimal.of(deal.price).minus(downPayment(deal)),
    ratePercent: Decimal.of(deal.annualRatePercent),
  };
}

/** Percent, unrounded. */
export function loanToValue(deal: Deal): Decimal {
  return deal.price === 0 ? ZERO : borrowed(deal).loan.times(Decimal.of(100)).over(Decimal.of(deal.price));
}

/** Compared unrounded, apart from the half cent that a rounded down payment can add to the loan. */
export function isWithinLtv(deal: Deal, limitPercent: number): boolean {
  const limit = percentOf(Decimal.of(deal.price), Decimal.of(limitPercent));
  return limit.plus(Decimal.of(0.005)).isAtLeast(borrowed(deal).loan);
}

export function payments(deal: Deal, { loan, ratePercent } = borrowed(deal)): Payments {
  const years = deal.interestOnlyYears || USUAL_INTEREST_ONLY_YEARS;
  const monthsAfter = monthsOf(deal.termYears) - monthsOf(years);
  const level = (months: number) => levelPayment({ amount: loan, ratePercent, months }).cents();
  return {
    amortizing: level(repaidMonths(deal)),
    interestOnly: monthsInterest(loan, ratePercent).cents(),
    afterInterestOnly: monthsAfter > 0 ? later() : null,
    first: firstPayment(deal, { loan, ratePercent }),
  };

  function later(): Decimal {
    if (!isChanging(deal)) return level(monthsAfter);
    const all = changingMonths({ ...deal, interestOnlyYears: years }, { loan, ratePercent }, "expected");
    return all[monthsOf(years)]?.payment.cents() ?? ZERO;
  }
}

export function firstPayment(deal: Deal, { loan, ratePercent } = borrowed(deal)): Decimal {
  const months = repaidMonths(deal);
  return deal.interestOnlyYears > 0
    ? monthsInterest(loan, ratePercent).cents()
    : levelPayment({ amount: loan, ratePercent, months }).cents();
}

/** Unrounded. While payments are interest-only the whole loan is owed; a month past the term counts as the last. */
export function owedAfter(
  deal: Deal,
  month: number,
  terms = borrowed(deal),
  path: Path = "expected",
): Decimal {
  if (isChanging(deal)) {
    const all = changingMonths(deal, terms, path);
    return month <= 0 ? terms.loan : (all[Math.min(month, all.length) - 1]?.owed ?? terms.loan);
  }
  const { level } = monthsPaid(deal, month);
  return level === 0 ? terms.loan : balanceAfter(repayment(deal, terms), level);
}

/** Unrounded: total payments less the principal repaid. */
export function interestPaid(
  deal: Deal,
  month: number,
  terms = borrowed(deal),
  path: Path = "expected",
): Decimal {
  if (isChanging(deal)) return totalInterest(changingMonths(deal, terms, path), month);
  const { interestOnly, level } = monthsPaid(deal, month);
  const early = monthsInterest(terms.loan, terms.ratePercent).times(Decimal.of(interestOnly));
  if (level === 0) return early;
  const plan = repayment(deal, terms);
  const principal = terms.loan.minus(balanceAfter(plan, level));
  return early.plus(levelPayment(plan).times(Decimal.of(level))).minus(principal);
}

export function monthsOf(years: number): number {
  return Math.round(years * 12);
}

/** How many of the payments so far were interest-only, and how many repaid principal. */
function monthsPaid({ termYears, interestOnlyYears }: Deal, month: number) {
  const paid = Math.min(month, monthsOf(termYears));
  const interestOnly = Math.min(paid, monthsOf(interestOnlyYears));
  return { interestOnly, level: paid - interestOnly };
}

function repayment({ termYears, interestOnlyYears }: Deal, { loan, ratePercent }: Borrowed): Loan {
  return { amount: loan, ratePercent, months: monthsOf(termYears) - monthsOf(interestOnlyYears) };
}
