import { feature, merge } from "topojson-client";
import { z } from "zod";
import {
  areaOf,
  atlasArcs,
  atlasLayer,
  boundsOf,
  drawRings,
  isVisible,
  placeAt,
  ringsOf,
  simplifyArcs,
} from "./outlines.ts";
import type { Point } from "./simplify-line.ts";

/** The counties of a state, in units of its own. */
export interface StateCounties {
  readonly width: number;
  readonly height: number;
  readonly counties: readonly { readonly fips: string; readonly path: string }[];
  /** Land of counties that are no more, as one. */
  readonly land: string;
}

const atlas = z.object({
  ...atlasArcs,
  objects: z.object({ counties: atlasLayer({ id: z.string() }) }),
});

type Atlas = z.infer<typeof atlas>;
type County = Atlas["objects"]["counties"]["geometries"][number];

/** Drawing units of a state's longer side: about two for each pixel of the map on a wide screen. */
const SIZE = 1_000;
/** In square drawing units. The largest part of a county is always drawn. */
const SMALLEST_ISLAND = 20;
/** Units per unit of the atlas, fine enough to measure a state with. */
const MEASURE = 2;

/** Draws each state from us-atlas' `counties-albers-10m.json`. `codes` are those of its counties of today. */
export function drawCounties(
  file: unknown,
  states: readonly { readonly code: string; readonly codes: readonly string[] }[],
): ReadonlyMap<string, StateCounties> {
  const parsed = atlas.parse(file);
  return new Map(
    states.map(({ code, codes }) => {
      const all = parsed.objects.counties.geometries.filter(({ id }) => isInState(id, codes));
      const known = new Set(codes);
      const today = all.filter(({ id }) => known.has(id));
      const former = all.filter(({ id }) => !known.has(id));
      return [code, drawState(parsed, today, former)];
    }),
  );
}

/** The first two digits are the state's. */
function isInState(id: string, codes: readonly string[]): boolean {
  return id.slice(0, 2) === codes[0]?.slice(0, 2);
}

function drawState(parsed: Atlas, today: readonly County[], former: readonly County[]): StateCounties {
  const measured = boundsOf(ringsAt(parsed, MEASURE, [...today, ...former]).flatMap(({ rings }) => rings));
  const scale = (MEASURE * SIZE) / Math.max(measured.width, measured.height);
  // The atlas has three small cities of Virginia as a line or a point.
  const counties = ringsAt(parsed, scale, today).filter(({ rings }) =>
    rings.some((ring) => areaOf(ring) > 0),
  );
  const land = visibleRings(ringsOf(merge(topologyAt(parsed, scale, former), [...former])));
  const { left, top, width, height } = boundsOf([...counties.flatMap(({ rings }) => rings), ...land]);
  return {
    width,
    height,
    counties: counties.map(({ fips, rings }) => ({ fips, path: drawRings(placeAt(rings, left, top)) })),
    land: drawRings(placeAt(land, left, top)),
  };
}

function ringsAt(parsed: Atlas, scale: number, counties: readonly County[]) {
  const topology = topologyAt(parsed, scale, counties);
  return feature(topology, { type: "GeometryCollection", geometries: [...counties] }).features.map(
    ({ id, geometry }) => ({ fips: `${id}`, rings: visibleRings(ringsOf(geometry)) }),
  );
}

/** With the arcs of these counties only: simplifying all of them for each state would take minutes. */
function topologyAt({ type, arcs, transform }: Atlas, scale: number, counties: readonly County[]) {
  const used = new Set(counties.flatMap(arcsOf).map((index) => (index < 0 ? -1 - index : index)));
  const needed = arcs.map((arc, index) => (used.has(index) ? arc : []));
  return { type, objects: {}, arcs: simplifyArcs({ arcs: needed, transform }, scale) };
}

function arcsOf(county: County): number[] {
  return county.type === "Polygon" ? county.arcs.flat() : county.arcs.flat(2);
}

function visibleRings(rings: readonly Point[][]): Point[][] {
  const largest = Math.max(...rings.map(areaOf));
  return rings.filter((ring) => areaOf(ring) === largest || isVisible(ring, SMALLEST_ISLAND));
}
