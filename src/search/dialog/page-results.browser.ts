import { loadJson } from "../../api/request.browser.ts";
import { TIME_LIMIT_MS } from "../../ui/time-limit.browser.ts";
import type { PageHit } from "../search-results.ts";

export interface PageResults {
  readonly total: number;
  readonly hits: readonly PageHit[];
}

/** Asks the server for pages whose text contains the words. */
export async function loadPageResults(text: string, signal: AbortSignal): Promise<PageResults> {
  const response = await loadJson([`/search/pages?${new URLSearchParams({ q: text })}`], {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
  });
  if (!isPageResults(response)) throw new Error("The answer is no list of pages.");
  return response;
}

function isPageResults(value: unknown): value is PageResults {
  return typeof value === "object" && value !== null && "hits" in value && Array.isArray(value.hits);
}
