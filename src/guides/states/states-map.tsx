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
    <section className="section">
      <h2 className="mb-4">{rentMap.text.heading}</h2>
      <a href="#directory" className="sr-only focus:not-sr-only">
        Skip the map
      </a>
      <RentMap content={rentMap} outlines={outlines} />
    </section>
  );
}
