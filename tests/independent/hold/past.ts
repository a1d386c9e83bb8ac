import type { Deal } from "../../../src/calculators/deal/deal.ts";
import type { HoldPlan } from "../../../src/calculators/hold/hold-plan.ts";
import type { PriceHistory } from "../../../src/price-history/price-history.ts";
import { firstPayment } from "../deal/deal-loan.ts";
import { bills, cashNeeded } from "../deal/owner.ts";
import { Decimal, percentOf } from "../decimal.ts";
import { yearBy } from "./hold.ts";

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

/** Null without reserves, or with nothing to pay. */
export function monthsWithoutRent(deal: Deal): Decimal | null {
  const { reserves } = cashNeeded(deal);
  const due = firstPayment(deal).plus(bills(deal)).plus(Decimal.of(deal.utilities));
  return reserves.isZero() || due.isZero() ? null : reserves.over(due);
}
