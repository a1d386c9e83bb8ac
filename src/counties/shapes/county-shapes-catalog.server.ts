import type { StateCode } from "../../../content/figures/figure-table.ts";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import { countyShapes } from "./county-shapes.ts";
import { type CountyShapesFile, countyShapesPath } from "./county-shapes-file.ts";

const codes: readonly StateCode[] = stateGuides.map(({ stateCode }) => stateCode);

export const COUNTY_SHAPES_PATHS: readonly string[] = codes.map(countyShapesPath);

/** "oh-shapes.json" */
export function findShapesState(fileName: string): StateCode | undefined {
  return codes.find((code) => countyShapesPath(code).endsWith(`/${fileName}`));
}

export function countyShapesFile(state: StateCode): CountyShapesFile {
  const { counties, ...shapes } = countyShapes[state];
  return {
    state,
    ...shapes,
    // Connecticut has none: its counties became planning regions.
    counties: counties === "" ? [] : counties.split("\n").map(readShape),
  };
}

function readShape(line: string) {
  const [fips = "", path = ""] = line.split("|");
  return { fips, path };
}
