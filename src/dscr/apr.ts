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
