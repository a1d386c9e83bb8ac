import { replaceNonce } from "../inline-sources.ts";
import type { RenderPage } from "../pages.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import { createStaticFiles, loadText, type StaticFiles } from "./static-files.ts";

/**
 * Returns the data that the page at a path is rendered from: the same object while the page is unchanged, a new one
 * once it changes, undefined if the page must not be cached.
 */
export type PageSource = (path: string) => object | undefined;

export interface PageCacheDeps {
  readonly sourceOf: PageSource;
  readonly render: RenderPage;
  readonly security: SecurityHeaders;
  readonly siteUrl: string;
  readonly newId: () => string;
  readonly newNonce: () => string;
}

export interface PageCache {
  /** Serves pages that are already cached. */
  readonly files: StaticFiles;
  /** Renders the page at a path unless it is already cached. Resolves to false if it cannot be cached. */
  prepare(path: string): Promise<boolean>;
}

/** Caches pages that rarely change: rendered for the first visitor, then served from memory. */
export function createPageCache(deps: PageCacheDeps): PageCache {
  const { sourceOf, render, security, siteUrl, newId, newNonce } = deps;
  // Keyed weakly by its source: replacing the source evicts the page, and no invalidation call is needed.
  const cached = new WeakMap<object, StaticFiles>();
  const rendering = new WeakMap<object, Promise<void>>();

  const files: StaticFiles = {
    find(request) {
      const source = sourceOf(request.path);
      return source && cached.get(source)?.find(request);
    },
  };

  async function renderStatic(path: string): Promise<StaticFiles | undefined> {
    const nonce = newNonce();
    // Omit the first visitor's headers, because all others get the same page.
    const request = new Request(new URL(path, siteUrl));
    const { response } = await render(request, { requestId: newId(), client: "unknown", nonce });
    const type = response.headers.get("Content-Type") ?? "";
    if (response.status !== 200 || !type.startsWith("text/html")) return undefined;
    const { html, inline } = replaceNonce(await response.text(), nonce);
    const page = { path, type, scriptHashes: inline.scripts, styleHashes: inline.styles };
    return createStaticFiles([loadText(html, { ...page, cache: "page" })], security);
  }

  async function renderAndCache(source: object, path: string): Promise<void> {
    try {
      const rendered = await renderStatic(path);
      if (rendered !== undefined) cached.set(source, rendered);
    } catch {
      // The page is then rendered for each visitor, and that code reports the error.
    } finally {
      rendering.delete(source);
    }
  }

  return {
    files,
    async prepare(path) {
      const source = sourceOf(path);
      if (source === undefined) return false;
      if (cached.has(source)) return true;
      // Concurrent requests share one rendering.
      const work = rendering.get(source) ?? renderAndCache(source, path);
      rendering.set(source, work);
      await work;
      return cached.has(source);
    },
  };
}

/** Source of pages that state the current date: a new object for each page every day, and when the list changes. */
export function dailyPageSource(list: () => readonly string[], today: () => string): PageSource {
  let shown = { paths: list(), day: "" };
  let sources = new Map<string, object>();
  return (path) => {
    const paths = list();
    if (!paths.includes(path)) return undefined;
    const day = today();
    if (paths !== shown.paths || day !== shown.day) {
      shown = { paths, day };
      sources = new Map(paths.map((each) => [each, { day }]));
    }
    return sources.get(path);
  };
}

/** Tries each in order and returns the first response found. */
export function firstOf(...all: readonly StaticFiles[]): StaticFiles {
  return {
    find(request) {
      for (const files of all) {
        const response = files.find(request);
        if (response !== undefined) return response;
      }
      return undefined;
    },
  };
}
