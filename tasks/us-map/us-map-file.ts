import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Drawing, drawUsMap, type StateShape } from "./draw-us-map.ts";

/** The generated map is in git, so that neither building nor running the site needs the atlas. */
export const US_MAP_FILE = "src/figures/map/states/us-map-shapes.ts";

/** A whole unit is half a pixel at full size. */
const FULL_SIZE: Drawing = { scale: 2, smallestIsland: 16 };
/** A whole unit is about a pixel of a picture half as wide as a page. */
const SKETCH: Drawing = { scale: 0.5, smallestIsland: 2 };

export async function composeUsMapFile(): Promise<string> {
  const atlas = createRequire(import.meta.url).resolve("us-atlas/states-albers-10m.json");
  const states: unknown = JSON.parse(await readFile(atlas, "utf8"));
  const { width, height, shapes } = drawUsMap(states, FULL_SIZE);
  const sketch = drawUsMap(states, SKETCH);
  const sketches = new Map(sketch.shapes.map(({ slug, path }) => [slug, path]));
  return `// Generated from the npm package us-atlas by tasks/us-map/write-us-map.ts. Do not edit.

export interface StateShape {
  readonly slug: string;
  readonly path: string;
  /** The viewBox of an SVG with this state alone. */
  readonly viewBox: string;
  /** The center of the land. */
  readonly x: number;
  readonly y: number;
  /** The same outline for small pictures, in units of its own. */
  readonly sketch: string;
}

export const usMapWidth = ${width};
export const usMapHeight = ${height};
export const usSketchWidth = ${sketch.width};
export const usSketchHeight = ${sketch.height};

export const stateShapes: readonly StateShape[] = [
${shapes.map((shape) => composeShape(shape, sketches.get(shape.slug) ?? "")).join("\n")}
];
`;
}

function composeShape({ slug, path, viewBox, x, y }: StateShape, sketch: string): string {
  return `  {
    slug: "${slug}",
    path: "${path}",
    viewBox: "${viewBox}",
    x: ${x},
    y: ${y},
    ${breakLong("sketch", sketch)},
  },`;
}

/** As the formatter does. */
function breakLong(field: string, text: string): string {
  const line = `${field}: "${text}"`;
  return line.length > 105 ? `${field}:\n      "${text}"` : line;
}
