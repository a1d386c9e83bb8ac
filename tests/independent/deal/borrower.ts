import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { Decimal, sumOf, ZERO } from "../decimal.ts";
import { firstPayment, isWithinLtv } from "./deal-loan.ts";
import { lenderFraction, meets } from "./ratios.ts";

/** Formula "borrower-checks". */

/** "rural maximum-ltv: miss": what is judged, in the order of the formula. */
export function borrowerVerdicts(deal: Deal): readonly string[] {
  const fraction = lenderFraction(deal);
  const say = (name: string, rule: string, isMet: boolean) => `${name} ${rule}: ${isMet ? "pass" : "miss"}`;
  const ratio = (name: string, floor: number) => say(name, "minimum-ratio", meets(fraction, floor));
  const ltv = (name: string, limit: number) => say(name, "maximum-ltv", isWithinLtv(deal, limit));
  const score = (name: string, floor: number) => say(name, "credit-score", deal.creditScore >= floor);
  const reserves = (name: string, months: number) => say(name, "reserves", deal.reserveMonths >= months);
  const { hasBorrowerChecks: isAsked, residency } = deal;
  return [
    ...(isAsked && deal.isCompany ? ["company guarantee: not-stated"] : []),
    ...(isAsked && residency === "itin" ? [ltv("itin", 70), score("itin", 680)] : []),
    ...(isAsked && residency === "foreign-national"
      ? [ratio(residency, 1), ltv(residency, 70), reserves(residency, 12)]
      : []),
    ...(deal.isNewInvestor
      ? [ltv("first-rental", 75), score("first-rental", 680), reserves("first-rental", 6)]
      : []),
    ...(isAsked && deal.isRural ? [ratio("rural", 1.2), ltv("rural", 65), score("rural", 720)] : []),
  ];
}

/** Months of the full payment that the bank account lacks, in dollars. */
export function missingReserves(deal: Deal, months: number): Decimal {
  const bills = sumOf(...[deal.propertyTax, deal.insurance, deal.associationDues].map(Decimal.of));
  const full = firstPayment(deal).plus(bills.cents());
  const held = full.times(Decimal.of(deal.reserveMonths)).cents();
  const lacking = full.times(Decimal.of(months)).cents().minus(held);
  return lacking.isBelow(ZERO) ? ZERO : lacking;
}
