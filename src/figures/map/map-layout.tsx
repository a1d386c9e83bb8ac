import type { ReactNode } from "react";
import { MapLegend } from "./map-legend.tsx";

interface MapLayoutProps {
  readonly picture: ReactNode;
  /** What was chosen, and the sliders. */
  readonly panel: ReactNode;
  /** What the picture says. */
  readonly children: ReactNode;
}

/**
 * The map first. The sliders stay in sight with it: beside it on a wide screen, at the foot of a narrow one, unless text
 * is so large there that they would cover the map.
 */
export function MapLayout({ picture, panel, children }: MapLayoutProps) {
  return (
    <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        {picture}
        <div className="mt-1 sm:mt-3">
          <MapLegend />
        </div>
      </div>
      <div className="z-10 mt-3 scripting-none:hidden max-lg:bottom-0 max-lg:@min-[17rem]/text:sticky max-lg:mx-[calc(-1*var(--wrap-edge))] lg:row-span-2 lg:mt-0">
        <div className="bg-sheet max-lg:rounded-t-sheet max-lg:border-t max-lg:border-edge max-lg:px-5 max-lg:pt-2 lg:sticky lg:top-24 lg:rounded-sheet lg:border lg:border-rule lg:p-5 print:border-0">
          {panel}
        </div>
      </div>
      <div>{children}</div>
    </div>
  );
}
