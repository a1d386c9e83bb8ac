import type { StateCode } from "../../../content/figures/figure-table.ts";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";
import { countiesOf, countyFile } from "../../counties/counties-catalog.server.ts";
import { countyHouse } from "../../counties/county-house.ts";
import { stateFigures } from "../figures-catalog.server.ts";
import { ratioOn } from "../median-house.ts";
import type { ListedCounty } from "./listed-county.ts";

const listed = new Map<StateCode, readonly ListedCounty[]>();

/** The counties of a state in alphabetical order. Computed when first asked for. */
export function listCounties(state: StateCode): readonly ListedCounty[] {
  const known = listed.get(state) ?? describeCounties(state);
  listed.set(state, known);
  return known;
}

/** The counties of all fifty states, state by state. */
export function listAllCounties(): readonly ListedCounty[] {
  return stateFigures.flatMap(({ code }) => listCounties(code));
}

function describeCounties(state: StateCode): readonly ListedCounty[] {
  const { counties, ofState } = countyFile(state);
  const byCode = new Map(counties.map((estimates) => [estimates.fips, estimates]));
  return countiesOf(state).flatMap((figures) => {
    const estimates = byCode.get(figures.fips);
    if (!estimates) return [];
    const house = countyHouse(estimates, ofState);
    const ratio = house && ratioOn(house, sampleLoan);
    return [{ figures, estimates, stateName: ofState.name, house, ratio }];
  });
}
