import { replaceNonce } from "../inline-sources.ts";
import type { RenderPage } from "../pages.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import type { Encoding } from "./accept-encoding.ts";
import { compressOnce } from "./compress.ts";
import { entityTagOf } from "./entity-tag.ts";
import {
  type CachedBody,
  cacheBody,
  createStaticFiles,
  type LoadedFile,
  type StaticFile,
  type StaticFiles,
} from "./static-files.ts";

/**
 * What the page at a path is made of: the same object for as long as the page stays as it is, another one as soon as it
 * changes, undefined when the page is not one to cache.
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
  /** What is cached already. */
  readonly files: StaticFiles;
  /** Renders the page at a path, unless it is cached already. False when it is not one to cache. */
  prepare(path: string): Promise<boolean>;
}

/** Pages that stay as they are for a while, rendered when the first visitor asks and answered from memory to all who follow. */
export function createPageCache(deps: PageCacheDeps): PageCache {
  const { sourceOf, render, security, siteUrl, newId, newNonce } = deps;
  // Keyed by the source, so that a page goes with what it was made of, and nothing has to be told of a change.
  const cached = new WeakMap<object, StaticFiles>();
  const making = new WeakMap<object, Promise<void>>();

  const files: StaticFiles = {
    find(request) {
      const source = sourceOf(request.path);
      return source && cached.get(source)?.find(request);
    },
  };

  async function make(path: string): Promise<StaticFiles | undefined> {
    const nonce = newNonce();
    // Without the headers of the one who asks first: all others get the same page.
    const request = new Request(new URL(path, siteUrl));
    const { response } = await render(request, { requestId: newId(), client: "unknown", nonce });
    const type = response.headers.get("Content-Type") ?? "";
    if (response.status !== 200 || !type.startsWith("text/html")) return undefined;
    const { html, inline } = replaceNonce(await response.text(), nonce);
    const page = { path, type, scriptHashes: inline.scripts, styleHashes: inline.styles };
    return createStaticFiles([loadText(html, page)], security);
  }

  async function makeAndHold(source: object, path: string): Promise<void> {
    try {
      const made = await make(path);
      if (made !== undefined) cached.set(source, made);
    } catch {
      // It is rendered for each visitor then, and whoever does that reports what is wrong.
    } finally {
      making.delete(source);
    }
  }

  return {
    files,
    async prepare(path) {
      const source = sourceOf(path);
      if (source === undefined) return false;
      if (cached.has(source)) return true;
      // One rendering for all who ask at the same time.
      const work = making.get(source) ?? makeAndHold(source, path);
      making.set(source, work);
      await work;
      return cached.has(source);
    },
  };
}

function loadText(
  text: string,
  file: Pick<StaticFile, "path" | "type" | "scriptHashes" | "styleHashes">,
): LoadedFile {
  const body = Buffer.from(text);
  const bodies = new Map<Encoding, CachedBody>([
    ["identity", cacheBody(body)],
    ...compressOnce(body).map(([encoding, packed]) => [encoding, cacheBody(packed)] as const),
  ]);
  return { file: { ...file, cache: "page", etag: entityTagOf(body), body: "" }, bodies };
}

/** For pages that state the day on which they are read: the source of each is another one every day. */
export function dailyPageSource(paths: readonly string[], today: () => string): PageSource {
  const known = new Set(paths);
  let day = "";
  let sources = new Map<string, object>();
  return (path) => {
    if (!known.has(path)) return undefined;
    const now = today();
    if (now !== day) {
      day = now;
      sources = new Map(paths.map((each) => [each, { day }]));
    }
    return sources.get(path);
  };
}

/** The first that has a response gives it. */
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
