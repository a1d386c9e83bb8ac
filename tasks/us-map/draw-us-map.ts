import { feature } from "topojson-client";
import { z } from "zod";
import {
  atlasArcs,
  atlasLayer,
  boundsOf,
  centerOf,
  drawRings,
  isVisible,
  placeAt,
  ringsOf,
  simplifyArcs,
} from "./outlines.ts";

/** One state, ready for an SVG: `x` and `y` are the center of its land, and `viewBox` shows it alone. */
export interface StateShape {
  readonly slug: string;
  readonly path: string;
  readonly viewBox: string;
  readonly x: number;
  readonly y: number;
}

export interface UsMap {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly StateShape[];
}

const atlas = z.object({
  ...atlasArcs,
  objects: z.object({ states: atlasLayer({ properties: z.object({ name: z.string() }) }) }),
});

export interface Drawing {
  /** Drawing units per unit of the atlas (975 x 610). */
  readonly scale: number;
  /** Islands smaller than this would be specks. In square drawing units. */
  readonly smallestIsland: number;
}

/** In the atlas, but not a state. */
const NO_STATE = "District of Columbia";

/** Draws the fifty states from us-atlas' `states-albers-10m.json`, which is already projected. */
export function drawUsMap(file: unknown, { scale, smallestIsland }: Drawing): UsMap {
  const { type, objects, ...topology } = atlas.parse(file);
  const states = feature({ type, objects, arcs: simplifyArcs(topology, scale) }, objects.states)
    .features.filter(({ properties: { name } }) => name !== NO_STATE)
    .map(({ geometry, properties: { name } }) => ({
      name,
      rings: ringsOf(geometry).filter((ring) => isVisible(ring, smallestIsland)),
    }));

  const map = boundsOf(states.flatMap(({ rings }) => rings));
  const shapes = states.map(({ name, rings }) => {
    const placed = placeAt(rings, map.left, map.top);
    const { left, top, width, height } = boundsOf(placed);
    const [x, y] = centerOf(placed);
    return {
      slug: name.toLowerCase().replaceAll(" ", "-"),
      path: drawRings(placed),
      viewBox: [left, top, width, height].join(" "),
      x,
      y,
    };
  });
  return {
    width: map.width,
    height: map.height,
    shapes: shapes.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}
