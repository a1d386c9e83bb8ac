import { LRUCache } from "lru-cache";

export interface CachedDocument {
  /** Undefined if none is cached. */
  find(): string | undefined;
  keep(html: string): void;
}

/**
 * Caches documents that differ only in the nonce, such as those of unknown addresses. There is no limit to such
 * addresses, and rendering each one would keep the process from serving visitors.
 */
export function createDocumentCache(limit: number): (key: string, nonce: string) => CachedDocument {
  const kept = new LRUCache<string, { readonly html: string; readonly nonce: string }>({ max: limit });
  return (key, nonce) => ({
    find() {
      const known = kept.get(key);
      return known?.html.replaceAll(known.nonce, nonce);
    },
    keep: (html) => void kept.set(key, { html, nonce }),
  });
}
