import { createContext, memo, useContext, useState } from "react";
import type { CountyShapesFile } from "../../../counties/shapes/county-shapes-file.ts";
import { PageLink } from "../../../ui/page/page-link.tsx";
import { moveFocusOnMap } from "../arrow-keys.browser.ts";
import { mapAddress } from "../map-address.ts";
import type { PlaceRatio } from "../map-ratios.ts";
import { PLACE_BORDER, STEP_FILLS } from "../step-fills.ts";
import type { StateCounties } from "./county-places.ts";

interface CountyMapProps {
  readonly state: { readonly slug: string; readonly name: string };
  readonly shapes: CountyShapesFile;
  readonly counties: StateCounties;
  readonly ratios: readonly PlaceRatio[];
  /** The chosen county's name in the address. */
  readonly chosen: string | undefined;
}

/** What changes with the sliders. As on the map of states, the links around it stay as they are. */
const Ratios = createContext<ReadonlyMap<string, PlaceRatio>>(new Map());

/** Every county is a link that chooses it. Tab comes to one of them, and the arrows lead on. */
export function CountyMap({ state, shapes, counties, ratios, chosen }: CountyMapProps) {
  const places = new Map([...counties.colored, ...counties.grey].map((place) => [place.county.fips, place]));
  const drawn = shapes.counties.flatMap(({ fips, path }) => {
    const place = places.get(fips);
    return place ? [{ path, place }] : [];
  });
  const [focused, setFocused] = useState<string>();
  const tabStop =
    focused ?? drawn.find(({ place }) => place.slug === chosen)?.place.slug ?? drawn[0]?.place.slug;
  const outlineOf = (slug: string | undefined) => drawn.find(({ place }) => place.slug === slug)?.path;
  return (
    <nav aria-label={`Counties of ${state.name} on a map`} className="group/map contain-layout">
      <svg
        viewBox={`0 0 ${shapes.width} ${shapes.height}`}
        className="mx-auto block h-auto max-h-[min(36rem,64dvh)] w-full overflow-visible"
      >
        <title>{`Map of ${state.name}`}</title>
        <pattern
          id={NO_RATIO}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v12" className="stroke-edge [stroke-width:3px]" />
        </pattern>
        <path
          d={shapes.land}
          fill={NO_RATIO_FILL}
          className="stroke-edge [stroke-width:0.75px]"
          vectorEffect="non-scaling-stroke"
        />
        <Ratios value={new Map(ratios.map((ratio) => [ratio.place.slug, ratio]))}>
          {drawn.map(({ path, place: { slug, name } }) => (
            <CountyLink
              key={slug}
              {...{ path, slug, name }}
              to={mapAddress(state.slug, slug)}
              isTabStop={slug === tabStop}
              isChosen={slug === chosen}
              onFocus={setFocused}
            />
          ))}
        </Ratios>
        {/* Drawn last: neighbors would cover half of an edge. */}
        <g className="[stroke-width:2.5px]">
          <path d={outlineOf(chosen)} {...EDGE} />
        </g>
        <g className="invisible [stroke-width:5px] group-has-focus-visible/map:visible">
          <path d={outlineOf(tabStop)} {...EDGE} />
        </g>
      </svg>
    </nav>
  );
}

/** Hatched, so that nobody takes it for a color of the strip. */
const NO_RATIO = "county-without-ratio";
const NO_RATIO_FILL = `url(#${NO_RATIO})`;

const EDGE = {
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
  className: "pointer-events-none fill-none stroke-ink",
} as const;

interface CountyLinkProps {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly to: string;
  readonly isTabStop: boolean;
  readonly isChosen: boolean;
  readonly onFocus: (slug: string) => void;
}

const CountyLink = memo(function CountyLink({ to, isTabStop, isChosen, onFocus, ...land }: CountyLinkProps) {
  return (
    <PageLink
      to={to}
      replace
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isChosen ? "true" : undefined}
      className="group outline-none"
      onKeyDown={moveFocusOnMap}
      onFocus={() => onFocus(land.slug)}
    >
      <CountyLand {...land} />
    </PageLink>
  );
});

function CountyLand({ slug, name, path }: Pick<CountyLinkProps, "slug" | "name" | "path">) {
  const ratio = useContext(Ratios).get(slug);
  return (
    <>
      <title>{`${name}: ${ratio?.text ?? "no ratio"}`}</title>
      <path
        d={path}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        fill={NO_RATIO_FILL}
        className={`${PLACE_BORDER} ${ratio ? STEP_FILLS[ratio.step] : ""}`}
      />
    </>
  );
}
