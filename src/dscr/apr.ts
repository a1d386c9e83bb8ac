import { type Loan, monthlyPayment } from "./amortization.ts";

const STEPS_PER_PERCENT = 100;

/**
 * The yearly cost of a loan with what its lender charges at closing, in percent: the rate at which the same payments
 * repay what the borrower is left with. Rounded up to hundredths, because a cost must not be understated: 6.9989 is 7.00.
 */
export function aprOf(loan: Loan, charges: number): number {
  const payment = monthlyPayment(loan);
  const received = loan.amount - charges;
  if (!(received > 0)) throw new Error(`Charges of ${charges} leave nothing of a loan of ${loan.amount}.`);
  const repaysAt = (annualRatePercent: number) =>
    monthlyPayment({ ...loan, amount: received, annualRatePercent }) >= payment;
  // The charges can only raise it, so the note's own rate is where to begin.
  let steps = Math.floor(loan.annualRatePercent * STEPS_PER_PERCENT);
  while (!repaysAt(steps / STEPS_PER_PERCENT)) steps += 1;
  return steps / STEPS_PER_PERCENT;
}
