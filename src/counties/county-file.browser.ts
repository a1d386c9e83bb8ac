import { loadJson } from "../api/request.browser.ts";
import { type CountyFile, countyFilePath } from "./county-estimates.ts";

/** The counties of a state. Rejects within 20 seconds if they cannot be had. */
export async function fetchCountyFile(state: string): Promise<CountyFile> {
  const file = await loadJson([countyFilePath(state)]);
  if (!isCountyFile(file) || file.state !== state) throw new Error("The answer is no list of counties.");
  return file;
}

function isCountyFile(value: unknown): value is CountyFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "state" in value &&
    "sources" in value &&
    "counties" in value &&
    Array.isArray(value.counties)
  );
}
