import { useState } from "react";
import { useSearchParams } from "react-router";
import { useIsHydrated } from "../../ui/hydrated.tsx";
import type { LoanTerms } from "../median-house.ts";
import { CountiesOfState } from "./counties/counties-of-state.tsx";
import { readMapAddress } from "./map-address.ts";
import type { RentMapContent } from "./rent-map-catalog.server.ts";
import { StatesView } from "./states/states-view.tsx";
import type { StateOutlines } from "./states/us-map-outlines.ts";
import { useFocusOnMap } from "./use-focus-on-map.tsx";

interface RentMapProps {
  readonly content: RentMapContent;
  readonly outlines: StateOutlines;
}

/**
 * The states, or the counties of one, by what a median house earns at a rate and a down payment of the reader's choice.
 * The address says which; the document has the states.
 */
export function RentMap({ content, outlines }: RentMapProps) {
  const [loan, onLoan] = useState<LoanTerms>(content.loan);
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const { state, county } = readMapAddress(query, isHydrated ? content.states : []);
  const place = useFocusOnMap(state?.slug, isHydrated);
  return (
    <div ref={place}>
      {state ? (
        <CountiesOfState key={state.slug} {...{ content, state, county, loan, onLoan }} />
      ) : (
        <StatesView {...{ content, outlines, loan, onLoan }} />
      )}
    </div>
  );
}
