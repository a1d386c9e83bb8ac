import { loadJson } from "../api/request.browser.ts";
import { type HistoryFile, historyFilePath } from "./price-history.ts";

/** What prices did at a place. Rejects within 20 seconds if it cannot be had. */
export async function fetchHistoryFile(code: string): Promise<HistoryFile> {
  const file = await loadJson([historyFilePath(code)]);
  if (!isHistoryFile(file)) throw new Error("The answer is no history of prices.");
  return file;
}

function isHistoryFile(value: unknown): value is HistoryFile {
  return typeof value === "object" && value !== null && "prices" in value && Array.isArray(value.prices);
}
