import type { Deal } from "../../../src/calculators/deal/deal.ts";
import type { HoldPlan } from "../../../src/calculators/hold/hold-plan.ts";
import type { PriceHistory } from "../../../src/price-history/price-history.ts";
import { borrowed, firstPayment, monthsOf } from "../deal/deal-loan.ts";
import { bills, cashNeeded } from "../deal/owner.ts";
import { exitCost } from "../deal/prepayment.ts";
import { Decimal, lowerOf, percentOf, sumOf, ZERO } from "../decimal.ts";
import { saleAfter, worthAt, yearBy } from "./hold.ts";

const NEW_LOAN_PERCENT = 75;

/** Formula "past-holds". */
export function pastYear(plan: HoldPlan, history: PriceHistory, start: number, year: number) {
  const moved = (figures: readonly number[], years: number) =>
    Decimal.of(figures[start + 4 * years] ?? 0).over(Decimal.of(figures[start] ?? 0));
  const bills = moved(history.costs, year - 1);
  return yearBy(plan, year, {
    rent: moved(history.rents, year - 1),
    tax: bills,
    insurance: bills,
    costs: bills,
    value: moved(history.prices, year),
  });
}

/** Whether 75% of the value, in whole cents, is less than what is owed at the end of the year. */
export function isRefusedAfter(plan: HoldPlan, history: PriceHistory, start: number, year: number): boolean {
  const { value, balance } = pastYear(plan, history, start, year).amounts;
  return percentOf(value, Decimal.of(NEW_LOAN_PERCENT)).cents().isBelow(balance);
}

/** A sale at the end of a year, for every start that has so many years on record. */
export function pastSales(plan: HoldPlan, history: PriceHistory, year: number) {
  const starts = Math.max(0, history.prices.length - 4 * year);
  return Array.from({ length: starts }, (_, start) => {
    const years = Array.from(
      { length: year },
      (_, index) => pastYear(plan, history, start, index + 1).amounts,
    );
    const { amounts, flows } = saleAfter(plan, years);
    return { proceeds: amounts.proceeds, gain: amounts.cashBack.minus(amounts.cashIn), flows };
  });
}

/** One change of sign: then there is one rate, and the worth at a lower one is above zero. */
export function hasOneRate(flows: readonly Decimal[]): boolean {
  const signs = flows.filter((flow) => !flow.isZero()).map((flow) => flow.isBelow(ZERO));
  return (
    signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length === 1 && signs[0] === true
  );
}

/** How many of these sales have a return below a rate in percent. */
export function countBelow(sales: ReturnType<typeof pastSales>, percent: number): number {
  return sales.filter(({ flows }) => worthAt(flows, percent).isBelow(ZERO)).length;
}

/** The longest time, in quarters, in which the house was worth less than its loan at the end of a quarter. */
export function quartersUnder(
  plan: HoldPlan,
  { prices }: PriceHistory,
  start: number,
  years: number,
): number {
  const term = monthsOf(plan.deal.termYears);
  let [longest, current] = [0, 0];
  for (let quarter = 1; quarter <= years * 4; quarter += 1) {
    const month = Math.min(quarter * 3, term);
    const { balance } = exitCost(plan.deal, month, plan.deal.prepayment, borrowed(plan.deal), "expected");
    const value = Decimal.of(plan.deal.price)
      .times(Decimal.of(prices[start + quarter] ?? 0))
      .over(Decimal.of(prices[start] ?? 0));
    current = value.cents().isBelow(balance) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** Null without reserves, or with nothing to pay. */
export function monthsWithoutRent(deal: Deal): Decimal | null {
  return monthsCarried(deal, firstPayment(deal).plus(bills(deal)).plus(Decimal.of(deal.utilities)));
}

/** The fewest months over all starts and years, by trying each of them. */
export function fewestMonthsWithoutRent(
  plan: HoldPlan,
  { costs, prices }: PriceHistory,
  lastPayments: readonly (number | null)[],
): Decimal | null {
  const { deal } = plan;
  const billed = [deal.propertyTax, deal.insurance, deal.associationDues, deal.utilities];
  const times = lastPayments.flatMap((payment, index) =>
    Array.from({ length: Math.max(0, prices.length - 4 * (index + 1)) }, (_, start) => {
      const rise = Decimal.of(costs[start + 4 * index] ?? 0).over(Decimal.of(costs[start] ?? 0));
      const later = billed.map((bill) => Decimal.of(bill).times(rise).cents());
      return monthsCarried(deal, sumOf(Decimal.of(payment ?? 0), ...later));
    }),
  );
  return times.reduce((fewest, time) => (fewest && time ? lowerOf(fewest, time) : (fewest ?? time)), null);
}

function monthsCarried(deal: Deal, due: Decimal): Decimal | null {
  const { reserves } = cashNeeded(deal);
  return reserves.isZero() || due.isZero() ? null : reserves.over(due);
}
