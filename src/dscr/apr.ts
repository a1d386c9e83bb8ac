import { type Loan, monthlyPayment } from "./amortization.ts";

const STEPS_PER_PERCENT = 100;

/**
 * The yearly cost of a loan including the lender's charges at closing, in percent: the rate at which the same payments
 * repay the amount the borrower receives. Rounded up to hundredths, because a cost must not be understated: 6.9989 is
 * 7.00.
 */
export function aprOf(loan: Loan, charges: number): number {
  const payment = monthlyPayment(loan);
  const received = loan.amount - charges;
  if (!(received > 0)) throw new Error(`Charges of ${charges} leave nothing of a loan of ${loan.amount}.`);
  const repaysAt = (annualRatePercent: number) =>
    monthlyPayment({ ...loan, amount: received, annualRatePercent }) >= payment;
  // Charges can only raise the APR, so start at the note rate.
  let steps = Math.floor(loan.annualRatePercent * STEPS_PER_PERCENT);
  while (!repaysAt(steps / STEPS_PER_PERCENT)) steps += 1;
  return steps / STEPS_PER_PERCENT;
}

/** In steps: 1,000% a year. Beyond it, a cost says nothing more. */
const MOST_STEPS = 1000 * STEPS_PER_PERCENT;

/** A double's error in the present value of 600 payments, so that a loan without charges costs its own rate. */
const TOLERANCE = 1e-10;

/**
 * The same figure for any payments, one a month: the yearly rate at which they repay the amount received. Also rounded
 * up to hundredths. Null if nothing is received, or if it would be above 1,000%.
 */
export function yearlyCostOf(received: number, payments: readonly number[]): number | null {
  const isRepaidAt = (steps: number) =>
    presentValue(payments, steps / STEPS_PER_PERCENT) <= received * (1 + TOLERANCE);
  if (!(received > 0) || !isRepaidAt(MOST_STEPS)) return null;
  let [tooLow, enough] = [-1, MOST_STEPS];
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2);
    if (isRepaidAt(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough / STEPS_PER_PERCENT;
}

function presentValue(payments: readonly number[], annualRatePercent: number): number {
  const growth = 1 + annualRatePercent / 100 / 12;
  return payments.reduceRight((later, payment) => (later + payment) / growth, 0);
}
