import type { DataStrategyResult, NavigateOptions, UIMatch } from "react-router";
import { isServerReachable } from "../server-reachable.browser.ts";

/** What the visitor asked for, and what became of it. */
export interface PageChangeState {
  /** The page that is on its way. It stays until the visitor has arrived, there or on another page. */
  readonly wanted?: WantedPage | undefined;
  /** A page that somebody points at, and may ask for. */
  readonly pointedAt?: string;
  readonly failure?: PageFailure;
}

interface WantedPage {
  readonly to: string;
  readonly options?: NavigateOptions | undefined;
}

interface PageFailure {
  readonly path: string;
  /** `missing` means that the server answers: files or data are gone since a deploy, and the document can be loaded. */
  readonly state: "asking" | "missing" | "unreachable" | "closed";
}

type PageData = Record<string, DataStrategyResult>;

let change: PageChangeState = {};
const listeners = new Set<() => void>();
/** What was loaded can be shown again without asking anybody, as long as the document lives. By path and query. */
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

/** Without the fragment, which is a place on the same page. */
export function pathOf(to: string): string {
  return to.replace(/#.*/, "");
}

/** Whether React Router can go there without importing what may not come. */
export function canNavigateNow(to: string): boolean {
  return (
    pages.has(pathOf(to)) ||
    to.replace(/[?#].*/, "") === location.pathname ||
    // Without it nobody would say when the files are there.
    !document.createElement("link").relList.supports("modulepreload")
  );
}

/** The last wish counts; none, once the visitor has arrived. */
export function requestPage(wanted?: WantedPage): void {
  update({ wanted });
}

/** Long enough not to mean every link that the pointer crosses. */
const INTENT_MS = 100;
let intent: ReturnType<typeof setTimeout>;

export function prefetchOnIntent(to: string): void {
  clearTimeout(intent);
  if (!canNavigateNow(to)) intent = setTimeout(() => update({ ...change, pointedAt: pathOf(to) }), INTENT_MS);
}

export function rememberPage(path: string, matches: readonly UIMatch[]): void {
  const results = matches.map(({ id, loaderData }) => [id, { type: "data", result: loaderData }] as const);
  pages.set(path, Object.fromEntries(results));
}

/**
 * React Router's middleware in the browser: data from memory, or from the server. A page whose data does not come never
 * arrives, so that the one that is open stays.
 */
export async function loadPage(
  { request }: { readonly request: Request },
  next: () => Promise<PageData>,
): Promise<PageData> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const remembered = pages.get(path);
  if (remembered) return remembered;
  const data = await next();
  const wrong = Object.values(data).find(({ type, result }) => type === "error" && !isRedirect(result));
  if (!wrong) pages.set(path, data);
  else if (!request.signal.aborted) {
    await reportFailure(path, wrong.result);
    return new Promise(() => {});
  }
  return data;
}

function isRedirect(result: unknown): boolean {
  return result instanceof Response;
}

export async function reportFailure(path: string, cause: unknown): Promise<void> {
  const { failure } = change;
  // Of several files that are missing, the first is enough.
  if (failure?.path === path && failure.state === "asking") return;
  console.error(new Error(`${path} could not be loaded.`, { cause }));
  const asking = { path, state: "asking" } as const;
  update({ ...change, failure: asking });
  const state = (await isServerReachable()) ? "missing" : "unreachable";
  // The visitor may have gone elsewhere.
  if (change.failure === asking) update({ ...change, failure: { path, state } });
}

export function closeFailure(): void {
  const { failure } = change;
  if (failure) update({ ...change, failure: { ...failure, state: "closed" } });
}
