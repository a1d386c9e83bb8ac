import type { StateOutlines } from "./states-content.ts";
import { stateShapes } from "./us-map-shapes.ts";

export function outlineStates(): StateOutlines {
  return new Map(stateShapes.map(({ slug, path }) => [slug, path]));
}
