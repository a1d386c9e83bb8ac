import { type PriceHistory, QUARTERS_A_YEAR } from "../../../price-history/price-history.ts";
import { type Path, steadyPath } from "../grown-deal.ts";
import { exitsFrom, type HoldExit } from "../hold-exits.ts";
import { growthIn, type HoldPlan } from "../hold-plan.ts";
import { type HoldYear, projectYears } from "../hold-years.ts";
import type { LoanYear } from "../loan-years.ts";

/** What rents follow: the national index, or the growth that was typed. */
export type RentsBy = "record" | "plan";

/** The deal, held from a quarter of the record on: as many years as were typed, or as the record has. */
export interface PastHold {
  /** The quarter in which it began, counted from the first of the record. */
  readonly start: number;
  readonly years: readonly HoldYear[];
  /** One for each year. */
  readonly exits: readonly HoldExit[];
}

/** The starts after which the record has at least a year. */
export function countStarts({ prices }: PriceHistory): number {
  return Math.max(0, prices.length - QUARTERS_A_YEAR);
}

export function holdFrom(
  start: number,
  plan: HoldPlan,
  loanYears: readonly LoanYear[],
  history: PriceHistory,
  rentsBy: RentsBy,
): PastHold {
  const onRecord = Math.floor((history.prices.length - 1 - start) / QUARTERS_A_YEAR);
  const years = projectYears(plan, loanYears.slice(0, onRecord), pathFrom(start, plan, history, rentsBy));
  return { start, years, exits: exitsFrom(plan, years) };
}

/** Rents and bills move once a year, with the same quarter of the record; the price is that of the year's end. */
export function pathFrom(start: number, plan: HoldPlan, history: PriceHistory, rentsBy: RentsBy): Path {
  const typed = steadyPath(growthIn("expected", plan));
  const factor = (figures: readonly number[], years: number) =>
    (figures[start + years * QUARTERS_A_YEAR] ?? Number.NaN) / (figures[start] ?? Number.NaN);
  return (year) => {
    const costs = factor(history.costs, year - 1);
    return {
      rent: rentsBy === "record" ? factor(history.rents, year - 1) : typed(year).rent,
      tax: costs,
      insurance: costs,
      costs,
      value: factor(history.prices, year),
    };
  };
}
