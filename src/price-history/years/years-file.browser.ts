import { loadJson } from "../../api/request.browser.ts";
import { YEARS_FILE_PATH, type YearsFile } from "./years-file.ts";

/** Rejects within 20 seconds if it cannot be had. */
export async function fetchYearsFile(): Promise<YearsFile> {
  const file = await loadJson([YEARS_FILE_PATH]);
  if (!isYearsFile(file)) throw new Error("The answer is no list of years.");
  return file;
}

function isYearsFile(value: unknown): value is YearsFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "treasury" in value &&
    Array.isArray(value.treasury) &&
    "text" in value
  );
}
