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

export function sumByYear(months: readonly Installment[]): readonly Installment[] {
  const years: Installment[] = [];
  for (let start = 0; start < months.length; start += MONTHS_PER_YEAR) {
    const year = months.slice(start, start + MONTHS_PER_YEAR);
    years.push({
      principal: sum(year.map((month) => month.principal)),
      interest: sum(year.map((month) => month.interest)),
      balance: year.at(-1)?.balance ?? 0,
    });
  }
  return years;
}

/**
 * Rounds to whole units (0.01 for cents, 1 for dollars) so that the rows still add up: each balance is rounded by
 * itself, and a row's principal is the drop in the balance.
 */
export function roundSchedule(schedule: readonly Installment[], unit: 0.01 | 1): readonly Installment[] {
  const unitsPerDollar = Math.round(1 / unit);
  const toUnits = (amount: number) => Math.round(amount * unitsPerDollar);
  let owed = toUnits((schedule[0]?.balance ?? 0) + (schedule[0]?.principal ?? 0));
  return schedule.map(({ principal, interest, balance }) => {
    const left = toUnits(balance);
    const repaid = owed - left;
    owed = left;
    return {
      principal: repaid / unitsPerDollar,
      interest: (toUnits(principal + interest) - repaid) / unitsPerDollar + 0,
      balance: left / unitsPerDollar,
    };
  });
}

/** Numbers only, so there is nothing to quote and nothing a spreadsheet could execute. */
export function scheduleToCsv(months: readonly Installment[]): string {
  const rows = roundSchedule(months, 0.01).map(({ principal, interest, balance }, index) =>
    [
      `${index + 1}`,
      ...[principal + interest, principal, interest, balance].map((amount) => amount.toFixed(2)),
    ].join(","),
  );
  return `${["month,payment,principal,interest,balance", ...rows].join("\r\n")}\r\n`;
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

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
