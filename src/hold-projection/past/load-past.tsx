import { fetchHistoryFile } from "../../price-history/history-file.browser.ts";
import type { HistoryFile } from "../../price-history/price-history.ts";
import { PastHolds } from "./past-holds.tsx";

/** The part of the page, and what it shows. */
export interface LoadedPast {
  readonly PastHolds: typeof PastHolds;
  readonly history: HistoryFile;
}

export async function loadPast(code: string): Promise<LoadedPast> {
  return { PastHolds, history: await fetchHistoryFile(code) };
}
