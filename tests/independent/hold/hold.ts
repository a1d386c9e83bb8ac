import type { Deal, UnitRent } from "../../../src/calculators/deal/deal.ts";
import type { HoldCase, HoldPlan } from "../../../src/calculators/hold/hold-plan.ts";
import { isChanging, months, type Path } from "../deal/changing-loan.ts";
import { borrowed, downPayment, monthsOf, payments } from "../deal/deal-loan.ts";
import { bills, cashNeeded, furnishing, ownerCosts } from "../deal/owner.ts";
import { exitCost } from "../deal/prepayment.ts";
import { lenderFractionOn, ratioOf, termsOf } from "../deal/ratios.ts";
import { collectedRent } from "../deal/rents.ts";
import { Decimal, lowerOf, ONE_HUNDRED, percentOf, sumOf, TWELVE, ZERO } from "../decimal.ts";

/** Formulas "hold-year", "hold-sale" and "internal-rate". */

const ONE = Decimal.of(1);

/** Percent a year in one case. */
function growthRates(plan: HoldPlan, holdCase: HoldCase) {
  const sign = { low: -1, expected: 0, high: 1 }[holdCase];
  const swing = Decimal.of(plan.swingPercent).times(Decimal.of(sign));
  const expected = Decimal.of(plan.appreciationPercent);
  return {
    rent: Decimal.of(plan.rentGrowthPercent).plus(swing),
    tax: Decimal.of(plan.taxGrowthPercent).minus(swing),
    insurance: Decimal.of(plan.insuranceGrowthPercent).minus(swing),
    costs: Decimal.of(plan.costGrowthPercent).minus(swing),
    value:
      holdCase === "low" ? lowerOf(Decimal.of(plan.lowAppreciationPercent), expected) : expected.plus(swing),
  };
}

/** What rents, bills and the price are multiplied by. */
export interface Factors {
  readonly rent: Decimal;
  readonly tax: Decimal;
  readonly insurance: Decimal;
  readonly costs: Decimal;
  readonly value: Decimal;
}

/** Of a year of a case; the value at its end. */
function factorsIn(plan: HoldPlan, holdCase: HoldCase, year: number): Factors {
  const rates = growthRates(plan, holdCase);
  const factor = (percent: Decimal, years: number) => ONE.plus(percent.over(ONE_HUNDRED)).power(years);
  return {
    rent: factor(rates.rent, year - 1),
    tax: factor(rates.tax, year - 1),
    insurance: factor(rates.insurance, year - 1),
    costs: factor(rates.costs, year - 1),
    value: factor(rates.value, year),
  };
}

/** Rents and bills of a later year, in whole cents. */
function dealIn({ deal }: HoldPlan, factors: Factors): Deal {
  const grow = (amount: number, factor: Decimal) => Decimal.of(amount).times(factor).cents().toNumber();
  const rentOf = (rent: number) => {
    const later = grow(rent, factors.rent);
    return rent > 0 && later === 0 ? 0.01 : later;
  };
  const rents = (unit: UnitRent) => ({
    leaseRent: rentOf(unit.leaseRent),
    marketRent: rentOf(unit.marketRent),
    shortTermGross: rentOf(unit.shortTermGross),
  });
  return {
    ...deal,
    ...rents(deal),
    rentRoll: deal.rentRoll.map((unit) => ({ ...unit, ...rents(unit) })),
    propertyTax: grow(deal.propertyTax, factors.tax),
    insurance: grow(deal.insurance, factors.insurance),
    associationDues: grow(deal.associationDues, factors.costs),
    utilities: grow(deal.utilities, factors.costs),
    nightlyRate: rentOf(deal.nightlyRate),
    cleaningPerStay: grow(deal.cleaningPerStay, factors.costs),
    supplies: grow(deal.supplies, factors.costs),
    furniture: grow(deal.furniture, factors.costs),
  };
}

/** Month by month: what is due in a year, and the last payment of it. */
function paidIn(deal: Deal, year: number, path: Path) {
  if (isChanging(deal)) {
    const due = months(deal, borrowed(deal), path)
      .slice(year * 12 - 12, year * 12)
      .map(({ payment }) => payment.cents());
    return { paid: sumOf(...due), last: due.at(-1) ?? null };
  }
  const { interestOnly, amortizing, afterInterestOnly } = payments(deal);
  const term = monthsOf(deal.termYears);
  const later = deal.interestOnlyYears > 0 ? (afterInterestOnly ?? ZERO) : amortizing;
  const due = Array.from({ length: 12 }, (_, index) => (year - 1) * 12 + index + 1)
    .filter((month) => month <= term)
    .map((month) => (month <= monthsOf(deal.interestOnlyYears) ? interestOnly : later));
  return { paid: sumOf(...due), last: due.at(-1) ?? null };
}

export function holdYear(plan: HoldPlan, holdCase: HoldCase, year: number) {
  return yearBy(plan, year, factorsIn(plan, holdCase, year), holdCase === "low" ? "worst" : "expected");
}

/** A year in which rents, bills and price have moved by these factors. */
export function yearBy(plan: HoldPlan, year: number, factors: Factors, path: Path = "expected") {
  const deal = dealIn(plan, factors);
  const { paid, last } = paidIn(plan.deal, year, path);
  const rent = collectedRent(deal).times(TWELVE);
  const owned = ownerCosts(deal);
  const isReplaced = year > 1 && (year - 1) % deal.furnitureYears === 0;
  const costs = sumOf(bills(deal), ...Object.values(owned))
    .times(TWELVE)
    .plus(isReplaced ? furnishing(deal) : ZERO);
  const value = Decimal.of(plan.deal.price).times(factors.value).cents();
  const { balance, penalty } = exitCost(
    plan.deal,
    Math.min(year * 12, monthsOf(plan.deal.termYears)),
    plan.deal.prepayment,
    borrowed(plan.deal),
    path,
  );
  return {
    amounts: {
      rent,
      costs,
      reserves: owned.capitalReserve.times(TWELVE),
      debt: paid,
      cashFlow: rent.minus(costs).minus(paid),
      value,
      balance,
      penalty,
      equity: value.minus(balance),
    },
    ratio: last && ratioOf(lenderFractionOn(deal, termsOf(deal), last)),
  };
}

export function cashInvested({ deal }: HoldPlan): Decimal {
  const { closingCosts, points } = cashNeeded(deal);
  return sumOf(downPayment(deal), closingCosts, points, furnishing(deal));
}

/** A sale at the end of a year: its proceeds, the multiple, and what moves in each year. */
export function holdSale(plan: HoldPlan, holdCase: HoldCase, year: number) {
  return saleAfter(
    plan,
    Array.from({ length: year }, (_, index) => holdYear(plan, holdCase, index + 1).amounts),
  );
}

/** A sale at the end of the last of these years. */
export function saleAfter(plan: HoldPlan, years: readonly ReturnType<typeof yearBy>["amounts"][]) {
  const { equity, penalty, value } = years.at(-1) ?? { equity: ZERO, penalty: ZERO, value: ZERO };
  const saleCost = percentOf(value, Decimal.of(plan.saleCostPercent)).cents();
  const proceeds = equity.minus(saleCost).minus(penalty);
  const cashFlows = years.map(({ cashFlow }) => cashFlow);
  const moved = [ZERO.minus(cashInvested(plan)), ...cashFlows, proceeds];
  const cashIn = ZERO.minus(sumOf(...moved.filter((amount) => amount.isBelow(ZERO))));
  const cashBack = sumOf(...moved.filter((amount) => ZERO.isBelow(amount)));
  const flows = [...moved.slice(0, -2), (cashFlows.at(-1) ?? ZERO).plus(proceeds)];
  return {
    amounts: { saleCost, proceeds, cashIn, cashBack },
    multiple: cashIn.isZero() ? null : cashBack.over(cashIn),
    flows,
  };
}

/** The value today of flows a year apart, at a yearly rate in percent. */
export function worthAt(flows: readonly Decimal[], percent: number): Decimal {
  const growth = ONE.plus(Decimal.of(percent).over(ONE_HUNDRED));
  return flows.reduceRight((worth, flow) => worth.over(growth).plus(flow), ZERO);
}
