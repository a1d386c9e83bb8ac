import { type PaymentPeriod, periodOf } from "../../../dscr/adjustable/payment-periods.ts";
import { fullyIndexedRate, type RatePath } from "../../../dscr/adjustable/rate-steps.ts";
import { roundToCents } from "../../../dscr/cents.ts";
import { type Deal, hasLoan } from "../deal.ts";
import { type LenderRatio, lenderFractionOf, lenderRatioIn } from "../ratios/lender-view.ts";
import { fixedYearsOf } from "./adjustable-fields.ts";
import { changingLoanOf, historyOf, isPlainLoan, periodsOf, repaymentYearsOf } from "./changing-loan.ts";

/** A payment after closing, and what today's rent and bills make of it. */
export interface LaterPayment {
  /** The first month, from 1, that has it. */
  readonly month: number;
  readonly ratePercent: number;
  readonly payment: number;
  readonly ratio: LenderRatio;
}

/** What a changing rate and a term that ends early do to a deal. */
export interface ResetView {
  /** Index and margin together, before the caps. Null for a fixed rate. */
  readonly fullyIndexedPercent: number | null;
  /** The first payment after the first day of a change. Null for a fixed rate, or if the loan falls due before. */
  readonly firstReset: Readonly<Record<RatePath, LaterPayment>> | null;
  /** The largest payment if the rate rises as fast as the caps allow. Null for a fixed rate. */
  readonly highest: LaterPayment | null;
  /** What is owed when the term ends, in whole cents. Null if the payments repay the loan by then. */
  readonly balloon: { readonly month: number; readonly owed: Readonly<Record<RatePath, number>> } | null;
}

/** Null for a loan with one rate that is repaid by its end. */
export function resetViewOf(deal: Deal): ResetView | null {
  if (!hasLoan(deal) || isPlainLoan(deal)) return null;
  const { termMonths, resets } = changingLoanOf(deal);
  const later = ({ from, ratePercent, payment }: PaymentPeriod): LaterPayment => ({
    month: from,
    ratePercent,
    payment,
    ratio: lenderRatioIn(deal, lenderFractionOf(deal, payment)),
  });
  const worst = periodsOf(deal, "worst");
  const after = (fixedYearsOf(deal.adjustment) ?? 0) * 12 + 1;
  const atReset = (path: RatePath) => {
    const period = periodOf(periodsOf(deal, path), after);
    return period && { ...later(period), month: after };
  };
  const [expected, steepest] = resets && after <= termMonths ? [atReset("expected"), atReset("worst")] : [];
  const highest = worst.reduce<PaymentPeriod | undefined>(
    (most, period) => (most && most.payment >= period.payment ? most : period),
    undefined,
  );
  return {
    fullyIndexedPercent: resets && fullyIndexedRate(resets),
    firstReset: expected && steepest ? { expected, worst: steepest } : null,
    highest: resets && highest ? later(highest) : null,
    balloon:
      repaymentYearsOf(deal) > deal.termYears
        ? { month: termMonths, owed: { expected: owedAt("expected"), worst: owedAt("worst") } }
        : null,
  };

  function owedAt(path: RatePath): number {
    return roundToCents(historyOf(deal, path).at(-1)?.balance ?? 0);
  }
}
