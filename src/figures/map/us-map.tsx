import { memo } from "react";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { StateRatio } from "./map-ratios.ts";
import type { MapState, RentMapContent } from "./rent-map-content.ts";
import { STEP_FILLS } from "./step-fills.ts";
import type { StateOutlines } from "./us-map-outlines.ts";

interface UsMapProps {
  readonly map: Pick<RentMapContent, "width" | "height">;
  readonly ratios: readonly StateRatio[];
  readonly outlines: StateOutlines;
}

/** Every state is a link to its guide. The ratio is in the link's name and, where there is room, on the land. */
export function UsMap({ map, ratios, outlines }: UsMapProps) {
  return (
    <nav aria-label="States on a map">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} className="block h-auto w-full overflow-visible">
        <title>Map of the United States</title>
        {ratios.map(({ state, text, step }) => (
          <StateOnMap
            key={state.slug}
            state={state}
            outline={outlines.get(state.slug)}
            text={text}
            step={step}
          />
        ))}
      </svg>
    </nav>
  );
}

interface StateOnMapProps {
  readonly state: MapState;
  readonly outline: string | undefined;
  readonly text: string;
  readonly step: number;
}

const StateOnMap = memo(function StateOnMap({ state, outline, text, step }: StateOnMapProps) {
  const { slug, name, code, x, y, labelX, labelY, hasLeader } = state;
  return (
    <PageLink to={`/states/${slug}`} prefetch="intent" className="group" data-state={slug}>
      {/* Contains the letters on the map, so that voice control finds the visible label. */}
      <title>{`${name} (${code}): ${text}`}</title>
      <Land outline={outline} step={step} />
      {hasLeader ? (
        <>
          <line x1={x} y1={y} x2={labelX - 4} y2={labelY} className="hidden stroke-edge lg:block" />
          <text x={labelX} y={labelY} dy="0.35em" className={`${letters} fill-ink`}>
            {code} {text}
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
    </PageLink>
  );
});

function Land({ outline, step }: { readonly outline: string | undefined; readonly step: number }) {
  return (
    <path
      d={outline}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={`${border} ${STEP_FILLS[step]}`}
    />
  );
}

/** The hovered or focused state gets a strong edge, in addition to the browser's focus ring. */
const border =
  "stroke-edge [stroke-width:0.75px] group-hover:stroke-ink group-hover:[stroke-width:3px] group-focus-visible:stroke-ink group-focus-visible:[stroke-width:4px]";

/** Only on wide screens: on a phone they would be smaller than a finger can point at or an eye can read. */
const letters = "hidden text-[24px] font-semibold lg:block";

/** Their color is strong enough that letters on it need the color of the paper. */
const INVERSE_STEPS = [0, 6];
