import type { Deal } from "../../../src/calculators/deal/deal.ts";
import type { RefinancePlan } from "../../../src/calculators/refinance/refinance-plan.ts";
import { firstPayment, monthsOf } from "../deal/deal-loan.ts";
import { bills, ownerCashFlow, ownerCosts } from "../deal/owner.ts";
import { exitCost } from "../deal/prepayment.ts";
import { lenderFraction, ratioOf, termsOf } from "../deal/ratios.ts";
import { collectedRent } from "../deal/rents.ts";
import { judgeOf, lastHolding } from "../deal/what-if.ts";
import { Decimal, lowerOf, ONE_HUNDRED, percentOf, sumOf, ZERO } from "../decimal.ts";

/** The formulas of the refinance planner. */

/** The house of a plan. Whatever the plan does not state is as in the blank deal. */
export function houseOf(blank: Deal, plan: RefinancePlan): Deal {
  const { leaseRent, marketRent, propertyTax, insurance, associationDues, utilities, units } = plan;
  const { vacancyPercent, managementPercent, maintenancePercent, capitalReservePercent } = plan;
  return {
    ...blank,
    ...{ leaseRent, marketRent, propertyTax, insurance, associationDues, utilities, units },
    ...{ vacancyPercent, managementPercent, maintenancePercent, capitalReservePercent },
    basis: units > 4 ? "noi" : "pitia",
  };
}

function withOldLoan(house: Deal, plan: RefinancePlan): Deal {
  return {
    ...house,
    price: plan.oldLoan,
    downPaymentPercent: 0,
    annualRatePercent: plan.oldRatePercent,
    termYears: plan.oldTermYears,
    interestOnlyYears: plan.oldPayments === "interest-only" ? plan.oldTermYears : 0,
    prepayment: plan.oldPrepayment,
    customPrepayment: plan.customPrepayment,
  };
}

function monthsOwned({ mode, monthsOwned: before }: RefinancePlan, month: number): number {
  return mode === "owned" ? before + month : month;
}

export function payoff(house: Deal, plan: RefinancePlan, month: number) {
  return exitCost(withOldLoan(house, plan), monthsOwned(plan, month));
}

export function cashIn(house: Deal, plan: RefinancePlan, month: number): Decimal {
  const isOwned = plan.mode === "owned";
  const repairMonths = isOwned ? 0 : Math.min(plan.monthsToRepair, plan.monthsToRefinance);
  const repairs = Decimal.of(plan.repairCost);
  const repaired =
    month >= repairMonths ? repairs : repairs.times(Decimal.of(month)).over(Decimal.of(repairMonths)).cents();
  const left = Math.max(monthsOf(plan.oldTermYears) - monthsOwned(plan, 0), 0);
  const payments = plan.oldPayments === "interest-only" ? month : Math.min(month, left);
  const rentedMonths = Math.max(month - (isOwned ? 0 : plan.monthsToRent), 0);
  const { utilities, ...costs } = ownerCosts(house);
  const kept = collectedRent(house).minus(sumOf(...Object.values(costs)));
  return sumOf(
    Decimal.of(plan.purchasePrice),
    Decimal.of(plan.purchaseCosts),
    repaired,
    Decimal.of(month).times(bills(house).plus(utilities)),
    Decimal.of(payments).times(firstPayment(withOldLoan(house, plan))),
  ).minus(Decimal.of(plan.oldLoan).plus(Decimal.of(rentedMonths).times(kept)));
}

export function countedValue(plan: RefinancePlan, month: number, value: Decimal): Decimal {
  const cost = Decimal.of(plan.purchasePrice).plus(Decimal.of(plan.repairCost));
  return monthsOwned(plan, month) >= plan.seasoningMonths ? value : lowerOf(value, cost);
}

/** Formula "past-appraisals". */
export function appraisedAfter(plan: RefinancePlan, prices: readonly number[], start: number, month: number) {
  const [before, after] = [prices[start] ?? 0, prices[start + month / 3] ?? 0];
  return Decimal.of(plan.value).times(Decimal.of(after)).over(Decimal.of(before)).cents();
}

/** The house with the new rate and term. Its loan is a term of its own. */
export function withNewTerms(house: Deal, plan: RefinancePlan, month: number): Deal {
  return {
    ...house,
    annualRatePercent: plan.annualRatePercent,
    termYears: plan.termYears,
    interestOnlyYears: plan.interestOnlyYears,
    isVacant: plan.mode === "repair" && plan.monthsToRent > month,
    targetRatio: plan.minimumRatio,
  };
}

const MOST_CENTS = 99_999_999_999_900;

/** Whole cents; 0 if even the smallest loan fails. A lowest ratio of 0 limits nothing. */
export function largestByRatio(deal: Deal): Decimal {
  if (deal.targetRatio === 0) return Decimal.of(MOST_CENTS / 100);
  const { meets } = judgeOf(deal);
  return Decimal.of(
    (lastHolding(0, MOST_CENTS, (cents) => meets({ loan: Decimal.of(cents / 100) })) ?? 0) / 100,
  );
}

export function largestByValue(counted: Decimal, limitPercent: number): Decimal {
  return downToCents(percentOf(counted, Decimal.of(limitPercent)));
}

/** (balance + penalty + closing costs) ÷ (1 − points), as the smallest whole cent that pays for everything. */
export function rateTermLoan(plan: RefinancePlan, need: Decimal): Decimal {
  const exact = need.times(ONE_HUNDRED).over(ONE_HUNDRED.minus(Decimal.of(plan.points)));
  const start = downToCents(exact).minus(Decimal.of(0.02));
  const candidates = [0, 1, 2, 3, 4].map((cents) => start.plus(Decimal.of(cents / 100)));
  return candidates.find((loan) => loan.isAtLeast(ZERO) && afterPoints(plan, loan).isAtLeast(need)) ?? exact;
}

export function pointsOn(plan: RefinancePlan, loan: Decimal): Decimal {
  return percentOf(loan, Decimal.of(plan.points)).cents();
}

export function afterPoints(plan: RefinancePlan, loan: Decimal): Decimal {
  return loan.minus(pointsOn(plan, loan));
}

/** Ratio, payment and cash flow of the house with this loan. */
export function withLoan(deal: Deal, loan: Decimal) {
  const terms = { ...termsOf(deal), loan };
  const payment = firstPayment(deal, terms);
  // The owner's rent is the lease, empty or rented.
  const withoutLoan = { ...deal, price: 0, downPaymentPercent: 0, isVacant: false };
  return {
    ratio: ratioOf(lenderFraction(deal, terms)),
    payment,
    monthlyCashFlow: ownerCashFlow(withoutLoan).minus(payment),
  };
}

function downToCents(amount: Decimal): Decimal {
  const nearest = amount.round(2);
  return amount.isBelow(nearest) ? nearest.minus(Decimal.of(0.01)) : nearest;
}
