import { useEffect, useSyncExternalStore } from "react";
import type { CountyEstimates, LoadedCounties } from "./county-estimates.ts";
import { findNamedCounty } from "./find-county.ts";
import { loadCountyFile, loadedCounties, onCountiesLoaded } from "./loaded-counties.browser.ts";

const nothing = () => undefined;

/** The counties of a state, fetched once they are wanted. Undefined before that, and without a state. */
export function useCounties(state: string, isWanted: boolean): LoadedCounties | undefined {
  useEffect(() => {
    // `loadedCounties` says that it failed.
    if (isWanted && state !== "") loadCountyFile(state).catch(nothing);
  }, [state, isWanted]);
  return useSyncExternalStore(onCountiesLoaded, () => loadedCounties(state), nothing);
}

/** The county that was chosen. Undefined until its state's counties are there. */
export function useCounty({ state, county }: { readonly state: string; readonly county: string }) {
  return countyIn(useCounties(state, county !== ""), county);
}

export function countyIn(loaded: LoadedCounties | undefined, text: string): CountyEstimates | undefined {
  return typeof loaded === "object" ? findNamedCounty(loaded.counties, text) : undefined;
}
