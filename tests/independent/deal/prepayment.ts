import type { Deal, PrepaymentId } from "../../../src/calculators/deal/deal.ts";
import { Decimal, percentOf, sumOf, ZERO } from "../decimal.ts";
import type { Path } from "./changing-loan.ts";
import { type Borrowed, borrowed, interestPaid, monthsOf, owedAfter } from "./deal-loan.ts";

/** Formulas "prepayment-penalty" and "holding-cost". */

/** Percentage points, illustrative. A custom schedule is priced like a 5-4-3-2-1. */
const ADDERS: Readonly<Record<PrepaymentId, number>> = {
  "5-4-3-2-1": 0,
  custom: 0,
  "3-2-1": 0.25,
  none: 0.5,
};

/**
 * The balance after this many payments, and the penalty for paying it off then. The day of closing belongs to the first
 * year, and the last payment of a year to that year. Paying on the due date is not early.
 */
export function exitCost(
  deal: Deal,
  month: number,
  structure = deal.prepayment,
  terms = borrowed(deal),
  path: Path = "expected",
) {
  const balance = owedAfter(deal, month, terms, path).cents();
  return { balance, penalty: percentOf(balance, penaltyPercent(deal, month, structure)).cents() };
}

function penaltyPercent(deal: Deal, month: number, structure: PrepaymentId): Decimal {
  if (month >= monthsOf(deal.termYears)) return ZERO;
  return Decimal.of(schedule(deal, structure)[Math.max(Math.ceil(month / 12), 1) - 1] ?? 0);
}

/** The cost of one structure from closing to a payoff after this many payments. */
export function holdingCost(deal: Deal, month: number, structure: PrepaymentId) {
  const terms = pricedWith(deal, structure);
  const interest = interestPaid(deal, month, terms).cents();
  const points = percentOf(terms.loan, Decimal.of(deal.points)).cents();
  const { penalty } = exitCost(deal, month, structure, terms);
  return { interest, points, penalty, total: sumOf(interest, points, penalty) };
}

/** For a payoff after this many payments. Less than a dollar apart is a tie, and not cheaper. */
export function isCheaperThanFree(deal: Deal, month: number, structure: PrepaymentId): boolean {
  const free = holdingCost(deal, month, "none").total;
  return free.minus(holdingCost(deal, month, structure).total).isAtLeast(A_DOLLAR);
}

const A_DOLLAR = Decimal.of(1);

/** The typed rate belongs to the chosen structure. No rate is below 0. */
export function pricedWith(deal: Deal, structure: PrepaymentId): Borrowed {
  const { loan, ratePercent } = borrowed(deal);
  const shifted = sumOf(ratePercent, Decimal.of(ADDERS[structure])).minus(
    Decimal.of(ADDERS[deal.prepayment]),
  );
  return { loan, ratePercent: shifted.isBelow(ZERO) ? ZERO : shifted };
}

function schedule(deal: Deal, structure: PrepaymentId): readonly number[] {
  return { none: [], "3-2-1": [3, 2, 1], "5-4-3-2-1": [5, 4, 3, 2, 1], custom: deal.customPrepayment }[
    structure
  ];
}
