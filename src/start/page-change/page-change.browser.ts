import type { DataStrategyResult, NavigateOptions, UIMatch } from "react-router";
import { isServerReachable } from "../server-reachable.browser.ts";
import { loadFullStyles } from "./full-styles.browser.ts";

/** The page the visitor asked for, and what became of the request. */
export interface PageChangeState {
  /** The page being loaded. Set until the visitor arrives there or on another page. */
  readonly wanted?: WantedPage | undefined;
  /** A page whose link the visitor points at, and may follow. */
  readonly pointedAt?: string;
  readonly failure?: PageFailure;
}

interface WantedPage {
  readonly to: string;
  readonly options?: NavigateOptions | undefined;
}

interface PageFailure {
  readonly path: string;
  /**
   * `missing` means that the server responds: files or data are gone since a deploy, and the document can be loaded.
   */
  readonly state: "asking" | "missing" | "unreachable" | "closed";
}

type PageData = Record<string, DataStrategyResult>;

let change: PageChangeState = {};
const listeners = new Set<() => void>();
/** The path of the page that is shown. */
let shown: string | undefined;
/** Loaded pages, by path and query. They can be shown again without a request for as long as the document lives. */
const pages = new Map<string, PageData>();

export function pageChange(): PageChangeState {
  return change;
}

export function subscribeToPageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: PageChangeState): void {
  change = next;
  for (const listener of listeners) listener();
}

/** Removes the fragment, which is a place on the same page. */
export function pathOf(to: string): string {
  return to.replace(/#.*/, "");
}

/** Whether React Router can go there without importing files that may fail to load. */
export function canNavigateNow(to: string): boolean {
  return (
    pages.has(pathOf(to)) ||
    to.replace(/[?#].*/, "") === location.pathname ||
    // Without modulepreload, there is no way to know when the files are loaded.
    !document.createElement("link").relList.supports("modulepreload")
  );
}

/** The last request counts. Call without a page to wait for none. */
export function requestPage(wanted?: WantedPage): void {
  clearTimeout(intent);
  stopWaiting();
  if (wanted) waitFor(pathOf(wanted.to));
  update({ wanted });
}

/** Nothing waits longer. */
const PATIENCE_MS = 20_000;

/** Waiting for the files and the data of a page. */
interface Wait {
  readonly path: string;
  isGivenUp: boolean;
}

let current: Wait | undefined;
let patience: ReturnType<typeof setTimeout>;

function waitFor(path: string): Wait {
  if (current?.path === path) return current;
  stopWaiting();
  const wait = { path, isGivenUp: false };
  current = wait;
  patience = setTimeout(() => {
    wait.isGivenUp = true;
    stopWaiting();
    update({ ...change, failure: { path, state: "unreachable" } });
  }, PATIENCE_MS);
  return wait;
}

function stopWaiting(): void {
  clearTimeout(patience);
  current = undefined;
}

/** Long enough to ignore links that the pointer only crosses. */
const INTENT_MS = 100;
let intent: ReturnType<typeof setTimeout>;

export function prefetchOnIntent(to: string): void {
  clearTimeout(intent);
  if (!canNavigateNow(to)) intent = setTimeout(() => update({ ...change, pointedAt: pathOf(to) }), INTENT_MS);
}

/**
 * Call when a page is shown. Arriving elsewhere ends the wait for a page. The first page is no arrival: its links work
 * before this is called, and a click on one of them counts.
 */
export function rememberPage(path: string, matches: readonly UIMatch[]): void {
  const pathname = path.replace(/\?.*/, "");
  // A change within a page, such as a filter, is not an arrival.
  if (shown !== undefined && shown !== pathname) requestPage();
  shown = pathname;
  const results = matches.map(({ id, loaderData }) => [id, { type: "data", result: loaderData }] as const);
  pages.set(path, Object.fromEntries(results));
}

/**
 * React Router's client middleware: takes data from memory or from the server. If the data or the styles cannot be
 * loaded, the navigation never completes, so that the open page stays.
 */
export async function loadPage(
  { request }: { readonly request: Request },
  next: () => Promise<PageData>,
): Promise<PageData> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const wait = waitFor(path);
  // A filter or a tab of the shown page needs no other styles, so it works without a connection.
  const styles = pathname === shown ? undefined : loadFullStyles();
  try {
    const [data] = await Promise.all([pages.get(path) ?? loadData(next), styles]);
    if (wait === current) stopWaiting();
    pages.set(path, data);
    if (!wait.isGivenUp) return data;
  } catch (error) {
    if (request.signal.aborted && wait === current) stopWaiting();
    if (!request.signal.aborted && !wait.isGivenUp) await reportFailure(path, error);
  }
  return new Promise(() => {});
}

/** Fails if a loader failed. */
async function loadData(next: () => Promise<PageData>): Promise<PageData> {
  const data = await next();
  const wrong = Object.values(data).find(({ type, result }) => type === "error" && !isRedirect(result));
  if (wrong) throw wrong.result;
  return data;
}

function isRedirect(result: unknown): boolean {
  return result instanceof Response;
}

export async function reportFailure(path: string, cause: unknown): Promise<void> {
  const { failure } = change;
  // If several files are missing, one report is enough.
  if (failure?.path === path && failure.state === "asking") return;
  console.error(new Error(`${path} could not be loaded.`, { cause }));
  const asking = { path, state: "asking" } as const;
  update({ ...change, failure: asking });
  const state = (await isServerReachable()) ? "missing" : "unreachable";
  // The visitor may have gone elsewhere in the meantime.
  if (change.failure !== asking) return;
  stopWaiting();
  update({ ...change, failure: { path, state } });
}

export function closeFailure(): void {
  const { failure } = change;
  if (failure) update({ ...change, failure: { ...failure, state: "closed" } });
}
