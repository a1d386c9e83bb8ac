import { loadJson } from "../../api/request.browser.ts";
import { type CountyShapesFile, countyShapesPath } from "./county-shapes-file.ts";

/** The outlines of a state's counties. Rejects within 20 seconds if they cannot be had. */
export async function fetchCountyShapes(state: string): Promise<CountyShapesFile> {
  const file = await loadJson([countyShapesPath(state)]);
  if (!isShapesFile(file) || file.state !== state) throw new Error("The answer has no outlines of counties.");
  return file;
}

function isShapesFile(value: unknown): value is CountyShapesFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "state" in value &&
    "land" in value &&
    "counties" in value &&
    Array.isArray(value.counties)
  );
}
