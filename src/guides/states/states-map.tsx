import { RentMap } from "../../figures/map/rent-map.tsx";
import type { RentMapContent } from "../../figures/map/rent-map-catalog.server.ts";
import type { StateOutlines } from "../../figures/map/states/us-map-outlines.ts";

interface StatesMapProps {
  readonly rentMap: RentMapContent;
  readonly outlines: StateOutlines;
}

/** What can change on the page. */
export function StatesMap({ rentMap, outlines }: StatesMapProps) {
  return (
    // On a phone the map stands on the first screen, with its legend.
    <section className="section max-sm:pt-4">
      <h2 className="mb-4 max-sm:mb-1 max-sm:text-[1.3rem]">{rentMap.text.heading}</h2>
      <a href="#directory" className="sr-only focus:not-sr-only">
        Skip the map
      </a>
      <RentMap content={rentMap} outlines={outlines} />
    </section>
  );
}
