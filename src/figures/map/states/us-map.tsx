import { createContext, memo, useContext } from "react";
import { useIsHydrated } from "../../../ui/hydrated.tsx";
import { PageLink } from "../../../ui/page/page-link.tsx";
import { moveFocusOnMap } from "../arrow-keys.browser.ts";
import { mapAddress } from "../map-address.ts";
import type { MapState } from "../map-place.ts";
import type { PlaceRatio } from "../map-ratios.ts";
import type { RentMapContent } from "../rent-map-catalog.server.ts";
import { PLACE_BORDER, STEP_FILLS } from "../step-fills.ts";
import type { StateOutlines } from "./us-map-outlines.ts";

interface UsMapProps {
  readonly map: Pick<RentMapContent, "width" | "height">;
  readonly states: readonly MapState[];
  readonly ratios: readonly PlaceRatio[];
  readonly outlines: StateOutlines;
}

/** What changes on the map. The links around it stay as they are: rendering fifty of them for each step is slow. */
const Ratios = createContext<ReadonlyMap<string, PlaceRatio>>(new Map());

/**
 * Every state is a link to its counties; without scripts, to its guide. The ratio is in the link's name and, where there
 * is room, on the land.
 */
export function UsMap({ map, states, ratios, outlines }: UsMapProps) {
  const hasCounties = useIsHydrated();
  return (
    <nav aria-label="States on a map" className="contain-layout">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} className="block h-auto w-full overflow-visible">
        <title>Map of the United States</title>
        <Ratios value={new Map(ratios.map((ratio) => [ratio.place.slug, ratio]))}>
          {states.map((state) => (
            <StateLink
              key={state.slug}
              to={hasCounties ? mapAddress(state.slug) : `/states/${state.slug}`}
              state={state}
              outline={outlines.get(state.slug)}
            />
          ))}
        </Ratios>
      </svg>
    </nav>
  );
}

interface StateOnMapProps {
  readonly state: MapState;
  readonly outline: string | undefined;
}

const StateLink = memo(function StateLink({ to, ...onMap }: StateOnMapProps & { readonly to: string }) {
  return (
    <PageLink to={to} className="group" onKeyDown={moveFocusOnMap}>
      <StateOnMap {...onMap} />
    </PageLink>
  );
});

function StateOnMap({ state, outline }: StateOnMapProps) {
  const { slug, name, code, x, y, labelX, labelY, hasLeader } = state;
  const { text = "", step = 0 } = useContext(Ratios).get(slug) ?? {};
  return (
    <>
      {/* Contains the letters on the map, so that voice control finds the visible label. */}
      <title>{`${name} (${code}): ${text}`}</title>
      <path
        d={outline}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className={`${PLACE_BORDER} ${STEP_FILLS[step]}`}
      />
      {hasLeader ? (
        <>
          <line x1={x} y1={y} x2={leaderEnd(state)} y2={labelY} className="hidden stroke-edge lg:block" />
          <text x={labelX} y={labelY} dy="0.35em" className={`${letters} fill-ink`}>
            {`${code} ${text}`}
          </text>
        </>
      ) : (
        <text
          x={labelX}
          y={labelY}
          textAnchor="middle"
          className={`${letters} ${INVERSE_STEPS.includes(step) ? "fill-paper" : "fill-ink"}`}
        >
          <tspan x={labelX} dy="-0.15em">
            {code}
          </tspan>
          <tspan x={labelX} dy="1em">
            {text}
          </tspan>
        </text>
      )}
    </>
  );
}

/** Left or right of the letters, whichever side faces the land. */
function leaderEnd({ x, labelX }: MapState): number {
  return x < labelX ? labelX - 4 : labelX + LETTERS_WIDTH;
}

/** "HI 0.39", in the units of the map. */
const LETTERS_WIDTH = 104;

/** Only on wide screens: on a phone they would be too small to read. */
const letters = "hidden text-[27px] font-semibold lg:block";

/** Their color is strong enough that letters on it need the color of the paper. */
const INVERSE_STEPS = [0, 6];
