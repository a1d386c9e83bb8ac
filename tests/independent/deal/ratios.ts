import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { Decimal, percentOf, sumOf, ZERO } from "../decimal.ts";
import { borrowed, firstPayment } from "./deal-loan.ts";
import { qualifyingRent } from "./rents.ts";

/** Section 9 of the specification, and the formulas "lender-ratio", "lender-ratio-noi" and "simple-ratio". */

/** Whole cents over whole cents. */
export interface Fraction {
  readonly income: Decimal;
  readonly owed: Decimal;
  readonly hasLoan: boolean;
}

/** The parts of a lender's ratio. A "what if" replaces some of them. */
export interface Terms {
  readonly loan: Decimal;
  readonly ratePercent: Decimal;
  readonly rent: Decimal;
  readonly propertyTax: Decimal;
  readonly insurance: Decimal;
}

export function termsOf(deal: Deal): Terms {
  return {
    ...borrowed(deal),
    rent: qualifyingRent(deal),
    propertyTax: Decimal.of(deal.propertyTax),
    insurance: Decimal.of(deal.insurance),
  };
}

export function lenderFraction(deal: Deal, terms: Terms = termsOf(deal)): Fraction {
  return lenderFractionOn(deal, terms, firstPayment(deal, terms));
}

export function lenderFractionOn(deal: Deal, terms: Terms, payment: Decimal): Fraction {
  const bills = sumOf(terms.propertyTax, terms.insurance, Decimal.of(deal.associationDues));
  const hasLoan = !terms.loan.isZero();
  return deal.basis === "pitia"
    ? { income: terms.rent, owed: payment.plus(bills), hasLoan }
    : { income: netOperatingIncome(deal, terms.rent, bills), owed: payment, hasLoan };
}

/** Null without a loan, or if nothing is owed: there is then no ratio to miss. */
export function ratioOf({ income, owed, hasLoan }: Fraction): Decimal | null {
  return hasLoan && !owed.isZero() ? income.over(owed) : null;
}

/** Without a ratio, every target is met. */
export function meets(fraction: Fraction, target: number): boolean {
  return ratioOf(fraction)?.isAtLeast(Decimal.of(target)) ?? true;
}

/** 5% vacancy, 5% management, the typed repairs, $300 per unit a year. */
function netOperatingIncome(deal: Deal, rent: Decimal, bills: Decimal): Decimal {
  const kept = Decimal.of(90).minus(Decimal.of(deal.maintenancePercent));
  const reserves = Decimal.of(25).times(Decimal.of(deal.units));
  return percentOf(rent, kept)
    .minus(sumOf(reserves, bills, Decimal.of(deal.utilities)))
    .cents();
}

/** The ratio calculator's formula, from three amounts. 0 if nothing is owed. */
export function simpleRatio(rent: Decimal, expenses: Decimal, debtService: Decimal) {
  const income = rent.minus(expenses);
  const ratio = debtService.isZero() ? ZERO : income.over(debtService);
  const isQualified = ratio.isAtLeast(Decimal.of(1));
  return { income, ratio, isQualified, level: levelOf(ratio), shown: shownRatio(ratio) };
}

function levelOf(ratio: Decimal): "excellent" | "good" | "marginal" | "poor" {
  if (ratio.isAtLeast(Decimal.of(1.3))) return "excellent";
  if (ratio.isAtLeast(Decimal.of(1.25))) return "good";
  return ratio.isAtLeast(Decimal.of(1)) ? "marginal" : "poor";
}

/** The site's bands, its sample lenders' floors and its sample rates' steps. */
const THRESHOLDS = [0.75, 1, 1.1, 1.15, 1.2, 1.25, 1.3, 1.4].map(Decimal.of);

/** Two decimals, never rounded up to a threshold that the ratio misses. */
export function shownRatio(ratio: Decimal): string {
  const nearest = ratio.round(2);
  const isFlattering = THRESHOLDS.some((edge) => ratio.isBelow(edge) && nearest.isAtLeast(edge));
  return (isFlattering ? nearest.minus(Decimal.of(0.01)) : nearest).toNumber().toFixed(2);
}
