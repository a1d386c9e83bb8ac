import { useEffect } from "react";
import { loadedCounties } from "../../counties/loaded-counties.browser.ts";
import { useCounties } from "../../counties/use-counties.tsx";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import { withNamedCounty } from "./county-places.ts";

/** Takes over the states with the county's figures, once they are there. The form's own code does not know counties. */
export type TakePlaces = (places: readonly StateEstimates[]) => void;

/**
 * Hands up the states with the chosen county's figures.
 *
 * @param onPlaces stable across renders
 */
export function useCountyPlaces(
  states: readonly StateEstimates[],
  { state, county }: { readonly state: string; readonly county: string },
  onPlaces: TakePlaces,
): void {
  const loaded = useCounties(state, county !== "");
  const file = typeof loaded === "object" ? loaded : undefined;
  useEffect(() => {
    onPlaces(withNamedCounty(states, file, county));
    // Another state, or none: what was this county's is no estimate any more.
    return () => onPlaces(states);
  }, [states, file, county, onPlaces]);
}

/** The states with the figures of a county that is being typed. */
export function placesFor(
  states: readonly StateEstimates[],
  state: string,
  county: string,
): readonly StateEstimates[] {
  const loaded = loadedCounties(state);
  return withNamedCounty(states, typeof loaded === "object" ? loaded : undefined, county);
}
