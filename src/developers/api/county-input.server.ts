import { z } from "zod";
import type { StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import { withCounty } from "../../calculators/deal-county/county-places.ts";
import { countiesOf, estimatesOf, findCountyState } from "../../counties/counties-catalog.server.ts";
import type { CountyEstimates } from "../../counties/county-estimates.ts";
import { countySlug } from "../../counties/county-name.ts";
import { findNamedCounty } from "../../counties/find-county.ts";
import { apiFacts } from "./api-facts-catalog.server.ts";

export const STATES = apiFacts.states.map(({ code }) => code);
const MAX_LENGTH = 60;

export const stateInput = z
  .enum(STATES)
  .optional()
  .describe("Two letters. Selects the estimates for bills that are left out.");

export const countyInput = z
  .string()
  .min(1)
  .max(MAX_LENGTH)
  .overwrite(countySlug)
  .optional()
  .describe(
    "Name of a county of that state, such as Cuyahoga County. Its figures then replace the state's in the estimates, where it has some.",
  );

interface Place {
  readonly state?: string | undefined;
  readonly county?: string | undefined;
}

/** The estimates by state, with the county's in place of its state's. */
export function placesOf(place: Place): readonly StateEstimates[] {
  const county = countyOf(place);
  return county
    ? withCounty(apiFacts.states, place.state ?? "", { county, ...apiFacts.counties })
    : apiFacts.states;
}

/** The whole name of the county, as links write it. Empty without one. */
export function countyIn(place: Place): string {
  return countySlug(countyOf(place)?.name ?? "");
}

/** What is wrong with a county. Undefined if it is found, or not asked for. */
export function explainCounty(place: Place): string | undefined {
  if (place.county === undefined) return undefined;
  if (place.state === undefined) return "It needs its state.";
  return countyOf(place) ? undefined : "No county of this state has this name, or several begin with it.";
}

function countyOf({ state, county }: Place): CountyEstimates | undefined {
  const code = state === undefined ? undefined : findCountyState(state);
  if (!code || county === undefined) return undefined;
  const found = findNamedCounty(countiesOf(code), county);
  return found && estimatesOf(found);
}
