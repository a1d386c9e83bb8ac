import type { CountyEstimates } from "../../counties/county-estimates.ts";
import type { CountyFigures } from "../../counties/county-figures.ts";
import type { PublishedHouse } from "../median-house.ts";

/** A county as tables and programs show it: what is published, and what this site derives from it. */
export interface ListedCounty {
  readonly figures: CountyFigures;
  readonly estimates: CountyEstimates;
  /** The name of its state. */
  readonly stateName: string;
  /** Null where nothing is computed from the county's value. */
  readonly house: PublishedHouse | null;
  /** The lender's ratio of that house with the sample loan. */
  readonly ratio: number | null;
}

export interface RatedCounty extends ListedCounty {
  readonly house: PublishedHouse;
  readonly ratio: number;
}

/** Those with a ratio, the highest first. */
export function ratedCounties(counties: readonly ListedCounty[]): readonly RatedCounty[] {
  return counties.filter(isRated).toSorted((one, other) => other.ratio - one.ratio);
}

function isRated(county: ListedCounty): county is RatedCounty {
  return county.ratio !== null && county.house !== null;
}
