import { countySlug } from "../../counties/county-name.ts";
import { COUNTY_CELLS } from "./county-cells.ts";
import type { CountyQuery } from "./county-query.ts";
import type { ListedCounty } from "./listed-county.ts";

/** Counties without the figure that they are sorted by come last, in either direction. */
export function selectCounties(
  counties: readonly ListedCounty[],
  { find, state, people, sort, isAscending }: CountyQuery,
): readonly ListedCounty[] {
  const letters = countySlug(find);
  const chosen = counties.filter(
    ({ figures }) =>
      figures.population >= people &&
      (state === "" || figures.state === state) &&
      (letters === "" || countySlug(figures.name).includes(letters)),
  );
  const sign = isAscending ? 1 : -1;
  if (sort === "name") {
    return chosen.toSorted((one, other) => sign * compareNames(one.figures.name, other.figures.name));
  }
  const { value } = COUNTY_CELLS[sort];
  return chosen
    .map((county) => ({ county, by: value(county) }))
    .toSorted((one, other) => compare(one.by, other.by, sign))
    .map(({ county }) => county);
}

function compare(one: number | null, other: number | null, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * (one - other);
}

/** Names that several states have stay in the order of the states. */
function compareNames(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
