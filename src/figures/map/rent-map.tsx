import { useState } from "react";
import { useSearchParams } from "react-router";
import { useIsHydrated } from "../../ui/hydrated.tsx";
import type { LoanTerms } from "../median-house.ts";
import { CountiesOfState } from "./counties/counties-of-state.tsx";
import { mapAddress, readMapAddress } from "./map-address.ts";
import type { RentMapContent } from "./rent-map-catalog.server.ts";
import { StatesView } from "./states/states-view.tsx";
import type { StateOutlines } from "./states/us-map-outlines.ts";
import { useFocusOnMap } from "./use-focus-on-map.tsx";
import { PastStates } from "./years/past-states.tsx";

interface RentMapProps {
  readonly content: RentMapContent;
  readonly outlines: StateOutlines;
}

/**
 * The states, today or in a past year, or the counties of one, by what a median house earns at a rate and a down payment
 * of the reader's choice. The address says which; the document has the states.
 */
export function RentMap({ content, outlines }: RentMapProps) {
  const [loan, onLoan] = useState<LoanTerms>(content.loan);
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const { state, county, isPast } = readMapAddress(query, isHydrated ? content.states : []);
  const isPastShown = isHydrated && isPast;
  const opener = state ? mapAddress(state.slug) : isPastShown ? content.text.years.path : undefined;
  const place = useFocusOnMap(opener, isHydrated);
  return (
    <div ref={place}>
      {state ? (
        <CountiesOfState key={state.slug} {...{ content, state, county, loan, onLoan }} />
      ) : isPastShown ? (
        <PastStates {...{ content, outlines, loan, onLoan }} />
      ) : (
        <StatesView {...{ content, outlines, loan, onLoan }} />
      )}
    </div>
  );
}
