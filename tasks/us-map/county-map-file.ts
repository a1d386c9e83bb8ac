import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { countyRows } from "../../content/figures/counties/county-rows.ts";
import { drawCounties, type StateCounties } from "./draw-counties.ts";

/** In git as the map of states is: neither building nor running the site needs the atlas. */
export const COUNTY_MAP_FILE = "src/counties/shapes/county-shapes.ts";

export async function composeCountyMapFile(): Promise<string> {
  const atlas = createRequire(import.meta.url).resolve("us-atlas/counties-albers-10m.json");
  const states = Object.entries(countyRows).map(([code, rows]) => ({
    code,
    codes: rows.split("\n").map((row) => row.slice(0, row.indexOf("|"))),
  }));
  const drawn = drawCounties(JSON.parse(await readFile(atlas, "utf8")), states);
  return `// Generated from the npm package us-atlas by tasks/us-map/write-us-map.ts. Do not edit.
import type { StateCode } from "../../../content/figures/figure-table.ts";

export interface StateCountyShapes {
  readonly width: number;
  readonly height: number;
  /** Land whose borders have changed since: drawn without counties. */
  readonly land: string;
  /** A line for each county: its code and its outline. */
  readonly counties: string;
}

export const countyShapes: Readonly<Record<StateCode, StateCountyShapes>> = {
${Array.from(drawn, ([code, state]) => composeState(code, state)).join("\n")}
};
`;
}

function composeState(code: string, { width, height, land, counties }: StateCounties): string {
  const lines = counties
    .toSorted((one, other) => (one.fips < other.fips ? -1 : 1))
    .map(({ fips, path }) => `${fips}|${path}`);
  return `  ${code}: {
    width: ${width},
    height: ${height},
    land: "${land}",
    counties: \`${lines.join("\n")}\`,
  },`;
}
