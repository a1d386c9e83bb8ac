import type { Deal } from "../../../src/calculators/deal/deal.ts";
import type { Offer } from "../../../src/calculators/offers/offer.ts";
import { borrowed, downPayment, firstPayment, interestPaid, monthsOf, owedAfter } from "../deal/deal-loan.ts";
import { bills } from "../deal/owner.ts";
import { Decimal, percentOf, sumOf, ZERO } from "../decimal.ts";

/** Formulas "offer-cost", "cheapest-offer", "yearly-cost" and "offer-cash". */

const ONE = Decimal.of(1);
const PER_MONTH = Decimal.of(1200);

/** The loan that the offer makes of the deal. What is not stated adds nothing; the usual term is 30 years. */
export function loanOffered(deal: Deal, offer: Offer): Deal {
  const termYears = offer.termYears ?? 30;
  return {
    ...deal,
    annualRatePercent: offer.annualRatePercent ?? 0,
    termYears,
    amortizationYears: offer.amortizationYears,
    adjustment: offer.adjustment,
    indexPercent: offer.indexPercent,
    marginPercent: offer.marginPercent,
    firstCapPercent: offer.firstCapPercent,
    periodicCapPercent: offer.periodicCapPercent,
    lifeCapPercent: offer.lifeCapPercent,
    interestOnlyYears: Math.min(offer.interestOnlyYears ?? 0, termYears),
  };
}

function feeLines(offer: Offer): Decimal {
  const { originationFee, underwritingFee, processingFee, legalFee, appraisalFee, titleFee, otherFees } =
    offer;
  const lines = [originationFee, underwritingFee, processingFee, legalFee, appraisalFee, titleFee, otherFees];
  return sumOf(...lines.map((line) => Decimal.of(line ?? 0)));
}

/** The month that counts: past the term, the last one. */
function lastPaid(loan: Deal, month: number): number {
  return Math.min(month, monthsOf(loan.termYears));
}

export function offerCost(deal: Deal, offer: Offer, heldMonths: number) {
  const loan = loanOffered(deal, offer);
  const month = lastPaid(loan, heldMonths);
  const interest = interestPaid(loan, month).cents();
  const points = pointsOf(loan, offer);
  const fees = feeLines(offer);
  const penalty = percentOf(owedAfter(loan, month).cents(), penaltyPercent(loan, offer, month)).cents();
  return { interest, points, fees, penalty, total: sumOf(interest, points, fees, penalty) };
}

/** Null for a fixed rate. */
export function worstTotal(deal: Deal, offer: Offer, heldMonths: number): Decimal | null {
  const loan = loanOffered(deal, offer);
  if (offer.adjustment === "fixed") return null;
  const month = lastPaid(loan, heldMonths);
  const interest = interestPaid(loan, month, borrowed(loan), "worst").cents();
  const owed = owedAfter(loan, month, borrowed(loan), "worst").cents();
  const penalty = percentOf(owed, penaltyPercent(loan, offer, month)).cents();
  return sumOf(interest, pointsOf(loan, offer), feeLines(offer), penalty);
}

function pointsOf(loan: Deal, offer: Offer): Decimal {
  return percentOf(borrowed(loan).loan, Decimal.of(offer.points ?? 0)).cents();
}

/** The day of closing belongs to the first year, and the last payment of a year to that year. None on the due date. */
function penaltyPercent(loan: Deal, { prepayment }: Offer, month: number): Decimal {
  if (month >= monthsOf(loan.termYears)) return ZERO;
  return Decimal.of(prepayment?.[Math.max(Math.ceil(month / 12), 1) - 1] ?? 0);
}

/** What the payments are worth today at this yearly cost, less what the borrower receives. */
export function worthAboveReceived(
  deal: Deal,
  offer: Offer,
  heldMonths: number,
  yearlyCost: number,
): Decimal {
  const loan = loanOffered(deal, offer);
  const last = lastPaid(loan, heldMonths);
  const growth = ONE.plus(Decimal.of(yearlyCost).over(PER_MONTH));
  const owed = owedAfter(loan, last);
  let worth = owed.plus(percentOf(owed, penaltyPercent(loan, offer, last)));
  for (let month = last; month > 0; month -= 1) {
    const principal = owedAfter(loan, month - 1).minus(owedAfter(loan, month));
    const interest = interestPaid(loan, month).minus(interestPaid(loan, month - 1));
    worth = worth.plus(principal).plus(interest).over(growth);
  }
  return worth.minus(borrowed(loan).loan.minus(pointsOf(loan, offer)).minus(feeLines(offer)));
}

export function offerCash(deal: Deal, offer: Offer) {
  const loan = loanOffered(deal, offer);
  const charges = pointsOf(loan, offer).plus(feeLines(offer));
  const toClose =
    deal.purpose === "purchase"
      ? downPayment(deal).plus(charges)
      : Decimal.of(deal.payoff).plus(charges).minus(borrowed(deal).loan);
  const months = offer.reserveMonths;
  const reserves =
    months === null ? null : firstPayment(loan).plus(bills(deal)).times(Decimal.of(months)).cents();
  return { toClose, reserves };
}

export function isAbove(amount: Decimal): boolean {
  return ZERO.isBelow(amount);
}
