import type { HoldPlan } from "../../../src/calculators/hold/hold-plan.ts";
import type { PriceHistory } from "../../../src/price-history/price-history.ts";
import { Decimal } from "../decimal.ts";
import { yearBy } from "./hold.ts";

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
