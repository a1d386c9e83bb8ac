import { stateShapes } from "./us-map-shapes.ts";

/** Outlines of the states, keyed by slug: most of the map's bytes. */
export type StateOutlines = ReadonlyMap<string, string>;

export function outlineStates(): StateOutlines {
  return new Map(stateShapes.map(({ slug, path }) => [slug, path]));
}
