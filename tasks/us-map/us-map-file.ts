import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { drawUsMap, type StateShape } from "./draw-us-map.ts";

/** The generated map is in git, so that neither building nor running the site needs the atlas. */
export const US_MAP_FILE = "src/guides/states/us-map-shapes.ts";

export async function composeUsMapFile(): Promise<string> {
  const atlas = createRequire(import.meta.url).resolve("us-atlas/states-albers-10m.json");
  const { width, height, shapes } = drawUsMap(JSON.parse(await readFile(atlas, "utf8")));
  return `// Generated from the npm package us-atlas by tasks/us-map/write-us-map.ts. Do not edit.

export interface StateShape {
  readonly slug: string;
  readonly path: string;
  /** The viewBox of an SVG with this state alone. */
  readonly viewBox: string;
  /** The center of the land. */
  readonly x: number;
  readonly y: number;
}

export const usMapWidth = ${width};
export const usMapHeight = ${height};

export const stateShapes: readonly StateShape[] = [
${shapes.map(composeShape).join("\n")}
];
`;
}

function composeShape({ slug, path, viewBox, x, y }: StateShape): string {
  return `  {
    slug: "${slug}",
    path: "${path}",
    viewBox: "${viewBox}",
    x: ${x},
    y: ${y},
  },`;
}
