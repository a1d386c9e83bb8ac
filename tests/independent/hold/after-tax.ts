import type { Deal } from "../../../src/calculators/deal/deal.ts";
import type { HoldCase, HoldPlan } from "../../../src/calculators/hold/hold-plan.ts";
import { borrowed } from "../deal/deal-loan.ts";
import { cashNeeded } from "../deal/owner.ts";
import { Decimal, lowerOf, percentOf, sumOf, ZERO } from "../decimal.ts";
import { cashInvested, holdSale, holdYear } from "./hold.ts";

/** Formula "after-tax". Every year is worked out from the purchase on, so that nothing is kept from the year before. */

const [HALF, TWO] = [Decimal.of(0.5), Decimal.of(2)];
const LIFE = Decimal.of(330);
const positive = (amount: Decimal) => (amount.isBelow(ZERO) ? ZERO : amount);
const negative = (amount: Decimal) => ZERO.minus(amount);
const higherOf = (one: Decimal, other: Decimal) => (one.isBelow(other) ? other : one);

/** Only a list tells them apart from the costs of the house. */
function listedCostsOfLoan(deal: Deal): Decimal {
  if (!deal.hasClosingLines) return ZERO;
  const mortgageTax = percentOf(borrowed(deal).loan, Decimal.of(deal.mortgageTaxPercent)).cents();
  return Decimal.of(deal.lenderFees).cents().plus(mortgageTax);
}

const costsOfLoan = (deal: Deal) => cashNeeded(deal).points.plus(listedCostsOfLoan(deal));

function basisOf({ deal, landPercent, costSegregationPercent }: HoldPlan) {
  const whole = Decimal.of(deal.price).plus(cashNeeded(deal).closingCosts).minus(listedCostsOfLoan(deal));
  const land = percentOf(whole, Decimal.of(landPercent)).cents();
  const parts = percentOf(whole.minus(land), Decimal.of(costSegregationPercent)).cents();
  return { whole, parts, building: whole.minus(land).minus(parts) };
}

/** The building's, for so many months from the purchase on. */
function wornOff(building: Decimal, months: Decimal): Decimal {
  return lowerOf(building.times(months).over(LIFE).cents(), building);
}

const monthsKept = (year: number) => Decimal.of(year * 12).minus(HALF);

function pointsBy({ deal }: HoldPlan, year: number): Decimal {
  const points = costsOfLoan(deal);
  return lowerOf(points.times(Decimal.of(year)).over(Decimal.of(deal.termYears)).cents(), points);
}

/** Rent less what is spent on the year itself and the interest. */
function earnedIn(plan: HoldPlan, holdCase: HoldCase, year: number) {
  const { rent, costs, reserves, debt, balance } = holdYear(plan, holdCase, year).amounts;
  const before = year === 1 ? borrowed(plan.deal).loan : holdYear(plan, holdCase, year - 1).amounts.balance;
  const interest = positive(debt.minus(before.minus(balance)));
  return { interest, earned: rent.minus(costs).plus(reserves).minus(interest) };
}

function allowance({ otherIncome }: HoldPlan): Decimal {
  const above = positive(Decimal.of(otherIncome).minus(Decimal.of(100_000)));
  return positive(Decimal.of(25_000).minus(above.over(TWO)));
}

function surtax({ filing, otherIncome }: HoldPlan, income: Decimal): Decimal {
  const threshold = Decimal.of(filing === "joint" ? 250_000 : 200_000);
  const above = Decimal.of(otherIncome).plus(income).minus(threshold);
  return percentOf(positive(lowerOf(income, above)), Decimal.of(3.8)).cents();
}

const toState = (plan: HoldPlan, amount: Decimal) =>
  percentOf(amount, Decimal.of(plan.stateTaxPercent)).cents();
const toBoth = (plan: HoldPlan, amount: Decimal) => onIncome(plan, amount).plus(toState(plan, amount));
const onIncome = (plan: HoldPlan, amount: Decimal) =>
  percentOf(amount, Decimal.of(plan.incomeTaxPercent)).cents();

/** A year in which the house is kept. */
function keptYear(plan: HoldPlan, holdCase: HoldCase, year: number) {
  const { building, parts } = basisOf(plan);
  const { interest, earned } = earnedIn(plan, holdCase, year);
  const points = pointsBy(plan, year).minus(pointsBy(plan, year - 1));
  const worn = wornOff(building, monthsKept(year)).minus(
    year === 1 ? ZERO : wornOff(building, monthsKept(year - 1)),
  );
  const depreciation = year === 1 ? worn.plus(parts) : worn;
  const income = earned.minus(points).minus(depreciation);
  return { interest, points, depreciation, income };
}

/** What counts of every year up to this one, and the losses that wait after it. */
function countedUpTo(plan: HoldPlan, incomes: readonly Decimal[]) {
  let [taxed, waiting] = [ZERO, ZERO];
  for (const income of incomes) {
    const total = income.minus(waiting);
    taxed = higherOf(total, negative(allowance(plan)));
    waiting = taxed.minus(total);
  }
  return { taxed, waiting };
}

/** Years up to a sale and the sale itself, after tax. */
export function afterTax(plan: HoldPlan, holdCase: HoldCase, year: number) {
  const kept = Array.from({ length: year }, (_, index) => keptYear(plan, holdCase, index + 1));
  const incomes = kept.map(({ income }) => income);
  const taxes = incomes.map((_, index) => {
    const { taxed } = countedUpTo(plan, incomes.slice(0, index + 1));
    return toBoth(plan, taxed).plus(surtax(plan, taxed));
  });
  const cashFlows = taxes.map((tax, index) =>
    holdYear(plan, holdCase, index + 1).amounts.cashFlow.minus(tax),
  );
  const { taxed, waiting } = countedUpTo(plan, incomes);
  const last = kept.at(-1);
  if (!last) throw new Error("There is no such year.");
  return {
    amounts: {
      ...last,
      taxed,
      carried: waiting,
      tax: taxes.at(-1) ?? ZERO,
      cashFlow: cashFlows.at(-1) ?? ZERO,
    },
    ...taxedSale(plan, holdCase, year, { cashFlows, earlier: incomes.slice(0, -1) }),
  };
}

interface BeforeSale {
  readonly cashFlows: readonly Decimal[];
  /** Incomes of the years before the sale. */
  readonly earlier: readonly Decimal[];
}

function taxedSale(plan: HoldPlan, holdCase: HoldCase, year: number, { cashFlows, earlier }: BeforeSale) {
  const { whole, parts, building } = basisOf(plan);
  const { earned } = earnedIn(plan, holdCase, year);
  const { value, penalty, cashFlow } = holdYear(plan, holdCase, year).amounts;
  const { saleCost, proceeds: left } = holdSale(plan, holdCase, year).amounts;
  const reserves = sumOf(
    ...Array.from({ length: year }, (_, index) => holdYear(plan, holdCase, index + 1).amounts.reserves),
  );
  const worn = wornOff(building, Decimal.of(year * 12 - 1));
  const wornBefore = year === 1 ? ZERO : wornOff(building, monthsKept(year - 1));
  const pointsLeft = costsOfLoan(plan.deal).minus(pointsBy(plan, year - 1));
  const income = sumOf(
    earned,
    ...[pointsLeft, penalty, worn.minus(wornBefore), year === 1 ? parts : ZERO].map(negative),
  );
  const gain = value.minus(saleCost).minus(whole.plus(reserves).minus(parts).minus(worn));
  const { waiting } = countedUpTo(plan, earlier);
  const freed = income.minus(waiting);
  const sold = sumOf(toBoth(plan, freed), onGain(), surtax(plan, freed.plus(gain)));
  const { taxed } = countedUpTo(plan, [...earlier, income]);
  const tax = plan.exchange ? toBoth(plan, taxed).plus(surtax(plan, taxed)) : sold;
  const proceeds = left.minus(tax);
  return {
    sale: { income, gain, tax, deferred: sold.minus(tax), proceeds },
    flows: [negative(cashInvested(plan)), ...cashFlows.slice(0, -1), cashFlow.plus(proceeds)],
  };

  function onGain(): Decimal {
    if (year === 1 || gain.isBelow(ZERO)) return toBoth(plan, gain);
    const ofParts = lowerOf(gain, parts);
    const ofBuilding = lowerOf(gain.minus(ofParts), worn);
    const capped = lowerOf(Decimal.of(plan.incomeTaxPercent), Decimal.of(25));
    return sumOf(
      onIncome(plan, ofParts),
      percentOf(ofBuilding, capped).cents(),
      percentOf(gain.minus(ofParts).minus(ofBuilding), Decimal.of(plan.gainTaxPercent)).cents(),
      toState(plan, gain),
    );
  }
}
