import { PageLink } from "../../ui/page/page-link.tsx";
import type { MapState, StateEntry, StateOutlines, StatesMap } from "./states-content.ts";

interface UsMapProps {
  readonly map: StatesMap;
  readonly states: readonly StateEntry[];
  readonly outlines: StateOutlines;
}

/** Every state is a link. Strength is shown by pattern as well as by color, and in the link's name. */
export function UsMap({ map, states, outlines }: UsMapProps) {
  const entries = new Map(states.map((state) => [state.slug, state]));
  return (
    <nav aria-label="States on a map">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} className="block h-auto w-full overflow-visible">
        <title>Map of the United States</title>
        <Patterns />
        {map.states.map((place) => {
          const entry = entries.get(place.slug);
          return (
            entry && (
              <StateOnMap key={place.slug} place={place} entry={entry} outline={outlines.get(place.slug)} />
            )
          );
        })}
      </svg>
    </nav>
  );
}

interface StateOnMapProps {
  readonly place: MapState;
  readonly entry: StateEntry;
  readonly outline: string | undefined;
}

function StateOnMap({ place, entry, outline }: StateOnMapProps) {
  const { slug, code, strength } = entry;
  return (
    <PageLink to={`/states/${slug}`} prefetch="intent" className="group">
      <title>{describeState(entry)}</title>
      <path
        d={outline}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className={`${border} ${fills[strength ?? "none"]}`}
      />
      {place.hasLeader && (
        <line
          x1={place.x}
          y1={place.y}
          x2={place.labelX - 24}
          y2={place.labelY}
          className="hidden stroke-edge lg:block"
        />
      )}
      <text
        x={place.labelX}
        y={place.labelY}
        textAnchor="middle"
        dominantBaseline="central"
        className={`hidden text-[26px] font-semibold lg:block ${strength === "Very Strong" ? "fill-brand-ink" : "fill-ink"}`}
      >
        {code}
      </text>
    </PageLink>
  );
}

/** The link's name and tooltip. It contains the letters on the map, so that voice control finds the visible label. */
function describeState({ name, code, strength }: StateEntry): string {
  return strength ? `${name} (${code}): ${strength} market` : `${name} (${code})`;
}

/** The hovered or focused state gets a strong edge, in addition to the browser's focus ring. */
const border =
  "stroke-edge [stroke-width:1px] group-hover:stroke-ink group-hover:[stroke-width:3px] group-focus-visible:stroke-ink group-focus-visible:[stroke-width:4px]";

const fills = {
  "Very Strong": "fill-brand",
  Strong: "fill-[url(#map-strong)]",
  Moderate: "fill-[url(#map-moderate)]",
  none: "fill-sheet",
};

/** In the page's own colors, so that the same patterns serve both themes. */
function Patterns() {
  return (
    <defs>
      <pattern
        id="map-strong"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="12" height="12" className="fill-brand-wash" />
        <rect width="4" height="12" className="fill-excellent-band" />
      </pattern>
      <pattern id="map-moderate" width="14" height="14" patternUnits="userSpaceOnUse">
        <rect width="14" height="14" className="fill-sheet" />
        <circle cx="7" cy="7" r="2.4" className="fill-edge" />
      </pattern>
    </defs>
  );
}

export function MapLegend({ legend }: { readonly legend: StatesMap["legend"] }) {
  return (
    <dl className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      {legend.map(({ strength, states }) => (
        <LegendEntry key={strength} fill={fills[strength]} name={strength} text={states.join(", ")} />
      ))}
      <LegendEntry
        fill={fills.none}
        name="Not rated"
        text="The state guide covers law, tax, insurance and markets."
      />
    </dl>
  );
}

function LegendEntry({
  fill,
  name,
  text,
}: {
  readonly fill: string;
  readonly name: string;
  readonly text: string;
}) {
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
      <dt className="contents">
        <svg aria-hidden="true" viewBox="0 0 36 22" className="mt-0.5 h-5.5 w-9">
          <rect x="0.5" y="0.5" width="35" height="21" rx="3" className={`stroke-edge ${fill}`} />
        </svg>
        <span className="font-semibold">{name}</span>
      </dt>
      <dd className="col-start-2 text-[0.94rem] text-ink-soft">{text}</dd>
    </div>
  );
}
