import {
  highestCoveringRate,
  lastYearOf,
  movedTo,
  type PastYears,
  rateOf,
} from "../../../price-history/years/past-years.ts";
import type { LoanTerms } from "../../median-house.ts";
import type { MapState } from "../map-place.ts";
import { highestFirst, type PlaceRatio, ratiosAt } from "../map-ratios.ts";

/** The map in one year. */
export interface MapOfYear {
  readonly year: number;
  readonly isToday: boolean;
  /** Percent. */
  readonly treasury: number;
  readonly spread: number;
  readonly loan: LoanTerms;
  readonly ratios: readonly PlaceRatio<MapState>[];
  /** How many states have a ratio of 1.00 or more. */
  readonly green: number;
}

function mapOfYear(
  states: readonly MapState[],
  years: PastYears,
  { year, spread }: { readonly year: number; readonly spread: number },
  terms: LoanTerms,
): MapOfYear {
  const loan = { ...terms, ratePercent: rateOf(year, spread, years) };
  const houses = states.map((state) => ({ ...state, house: movedTo(state.house, state.code, year, years) }));
  const ratios = ratiosAt(houses, loan);
  return {
    year,
    isToday: year === lastYearOf(years),
    treasury: rateOf(year, 0, years),
    spread,
    loan,
    ratios,
    green: ratios.filter(({ ratio }) => ratio >= 1).length,
  };
}

/** All years, from the first. */
export function mapsOfYears(
  states: readonly MapState[],
  years: PastYears,
  spread: number,
  terms: LoanTerms,
): readonly [MapOfYear, ...MapOfYear[]] {
  const at = (year: number) => mapOfYear(states, years, { year, spread }, terms);
  return [at(years.first), ...years.treasury.slice(1).map((_, index) => at(years.first + index + 1))];
}

/** The highest rate at which each state is green, the highest first. Undefined if it is green at none. */
export function greenRates({ ratios, loan }: MapOfYear): ReadonlyMap<string, number | undefined> {
  const rates = ratios.map(({ place: { slug, house } }) => {
    const { rent, value, tax, insurancePercent } = house;
    return [slug, highestCoveringRate(rent, value, { ...loan, tax, insurancePercent })] as const;
  });
  return new Map(rates.sort(([, one = -1], [, other = -1]) => other - one));
}

export function extremesOf({ ratios }: MapOfYear) {
  const sorted = highestFirst(ratios);
  return { highest: sorted.at(0), lowest: sorted.at(-1) };
}
