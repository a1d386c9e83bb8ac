import type { DscrBasis } from "../../../content/landings/market-landing.ts";
import { roundHalfAway } from "../../dscr/cents.ts";
import { marketRatio } from "../../dscr/market-payment.ts";
import { QUARTERS_A_YEAR } from "../price-history.ts";

/** What moves a published house through the years. Each list has a figure for each year, from `first` on. */
export interface PastYears {
  readonly first: number;
  /** The year of the published values and rents. */
  readonly published: number;
  /** Percent. */
  readonly treasury: readonly number[];
  readonly rents: readonly number[];
  /** Index points, keyed by the two letters of the state. */
  readonly prices: Readonly<Record<string, readonly number[]>>;
}

/** Averages of four quarters each. The last year may have fewer, and is the average of those. */
export function averageByYear(quarters: readonly number[], decimals: number): readonly number[] {
  const years = Math.ceil(quarters.length / QUARTERS_A_YEAR);
  return Array.from({ length: years }, (_, year) => {
    const published = quarters.slice(year * QUARTERS_A_YEAR, (year + 1) * QUARTERS_A_YEAR);
    return round(published.reduce((sum, points) => sum + points, 0) / published.length, decimals);
  });
}

export function lastYearOf({ first, treasury }: PastYears): number {
  return first + treasury.length - 1;
}

/** What a published value and a published rent of a state were in another year, in whole dollars. */
export function movedTo<House extends { readonly rent: number; readonly value: number }>(
  house: House,
  state: string,
  year: number,
  years: PastYears,
): House {
  const prices = years.prices[state] ?? [];
  return {
    ...house,
    rent: moved(house.rent, years.rents, year, years),
    value: moved(house.value, prices, year, years),
  };
}

function moved(amount: number, index: readonly number[], year: number, { first, published }: PastYears) {
  const [from = Number.NaN, to = Number.NaN] = [index[published - first], index[year - first]];
  return roundHalfAway((amount * to) / from);
}

/** The Treasury's yield of a year plus the spread, in percent. */
export function rateOf(year: number, spread: number, { first, treasury }: PastYears): number {
  return round((treasury[year - first] ?? Number.NaN) + spread, 3);
}

/** No loan costs more, in hundredths of a percent. */
const HIGHEST_RATE = 30_00;

/** The highest rate, in hundredths of a percent, at which the rent covers the payment. Undefined if none does. */
export function highestCoveringRate(
  rent: number,
  value: number,
  basis: Omit<DscrBasis, "ratePercent">,
): number | undefined {
  const isCovered = (hundredths: number) =>
    marketRatio(rent, value, { ...basis, ratePercent: hundredths / 100 }) >= 1;
  if (!isCovered(0)) return undefined;
  let [covered, tooHigh] = [0, HIGHEST_RATE + 1];
  while (tooHigh - covered > 1) {
    const middle = Math.floor((covered + tooHigh) / 2);
    if (isCovered(middle)) covered = middle;
    else tooHigh = middle;
  }
  return covered / 100;
}

function round(value: number, decimals: number): number {
  return roundHalfAway(value * 10 ** decimals) / 10 ** decimals;
}
