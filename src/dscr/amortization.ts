import { roundToCents } from "./cents.ts";

export interface Loan {
  readonly amount: number;
  readonly annualRatePercent: number;
  readonly termYears: number;
}

/** One month or one year of payments. */
export interface Installment {
  readonly principal: number;
  readonly interest: number;
  /** The remaining balance afterwards. */
  readonly balance: number;
}

const MONTHS_PER_YEAR = 12;

/** A loan of no years has no payments. Bridge loans of half a year are the shortest on rentals. */
export const SHORTEST_TERM_YEARS = 0.5;

/** The level payment of principal and interest, unrounded. A loan without a term has no payments. */
export function monthlyPayment(loan: Loan): number {
  const months = countMonths(loan);
  return months === 0 ? 0 : loan.amount / annuity(monthlyRate(loan), months);
}

/** In whole cents, as the note states it. */
export function notePayment(loan: Loan): number {
  return roundToCents(monthlyPayment(loan));
}

/**
 * Every month from the first payment to the last, which leaves a balance of exactly 0. The balance is the present value
 * of the remaining payments; subtracting month by month would accumulate rounding errors and fail at very high rates.
 */
export function amortize(loan: Loan): readonly Installment[] {
  const months = countMonths(loan);
  const payment = monthlyPayment(loan);
  const rate = monthlyRate(loan);
  return Array.from({ length: months }, (_, index) => {
    const remaining = months - index - 1;
    const principal = payment * discount(rate, remaining + 1);
    return { principal, interest: payment - principal, balance: payment * annuity(rate, remaining) };
  });
}

/** Present value of 1 a month over this many months, first paid in a month. */
function annuity(rate: number, months: number): number {
  // (1 - (1 + rate) ^ -months) / rate, in a form that stays precise when the rate is tiny.
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate + 0;
}

/** Present value of 1 paid after this many months. */
function discount(rate: number, months: number): number {
  return Math.exp(-months * Math.log1p(rate));
}

function countMonths({ termYears }: Loan): number {
  return Math.round(termYears * MONTHS_PER_YEAR);
}

function monthlyRate({ annualRatePercent }: Loan): number {
  return annualRatePercent / 100 / MONTHS_PER_YEAR;
}
