import { fetchHistoryFile } from "../../price-history/history-file.browser.ts";
import type { HistoryFile } from "../../price-history/price-history.ts";
import { PastAppraisalsView } from "./past-appraisals-view.tsx";

/** The part of the page, and what it shows. */
export interface LoadedPast {
  readonly PastAppraisalsView: typeof PastAppraisalsView;
  readonly history: HistoryFile;
}

export async function loadPast(code: string): Promise<LoadedPast> {
  return { PastAppraisalsView, history: await fetchHistoryFile(code) };
}
