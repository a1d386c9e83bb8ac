import type { CountyEstimates, CountyFile } from "../../../counties/county-estimates.ts";
import { countyHouse } from "../../../counties/county-house.ts";
import { countySlug } from "../../../counties/county-name.ts";
import { describeGap } from "../../../counties/county-text.ts";
import type { CountyShapesFile } from "../../../counties/shapes/county-shapes-file.ts";
import { listInWords } from "../../../ui/text/list-in-words.ts";
import type { MapPlace } from "../map-place.ts";

export interface CountyPlace extends MapPlace {
  readonly county: CountyEstimates;
}

/** A county without a ratio: grey on the map. */
export interface GreyCounty {
  readonly slug: string;
  readonly name: string;
  readonly county: CountyEstimates;
  /** "has fewer than 20,000 people, so the survey's margins are wide" */
  readonly reason: string;
}

export interface StateCounties {
  readonly colored: readonly CountyPlace[];
  readonly grey: readonly GreyCounty[];
}

export function countyPlaces({ counties, ofState }: CountyFile): StateCounties {
  const all = counties.map((county) => ({
    slug: countySlug(county.name),
    name: county.name,
    county,
    house: countyHouse(county, ofState),
  }));
  return {
    colored: all.flatMap(({ house, ...place }) => (house ? [{ ...place, house }] : [])),
    grey: all.flatMap(({ house, ...place }) =>
      house ? [] : [{ ...place, reason: describeGap(place.county) }],
    ),
  };
}

/** Which counties are in the table only. Undefined if all are drawn. */
export function describeUndrawn({ counties }: CountyFile, shapes: CountyShapesFile): string | undefined {
  const drawn = new Set(shapes.counties.map(({ fips }) => fips));
  const missing = counties.filter(({ fips }) => !drawn.has(fips)).map(({ name }) => name);
  if (missing.length === 0) return undefined;
  return `The outlines leave out ${listInWords(missing)}: the table has their figures.`;
}
