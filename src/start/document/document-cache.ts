export interface CachedDocument {
  /** Undefined while there is none. */
  find(): string | undefined;
  keep(html: string): void;
}

/**
 * Documents that are the same for everybody but for the nonce, such as those of addresses that lead nowhere: there is no
 * end of such addresses, and rendering each would keep the process from its visitors.
 */
export function createDocumentCache(limit: number): (key: string, nonce: string) => CachedDocument {
  const kept = new Map<string, { readonly html: string; readonly nonce: string }>();
  return (key, nonce) => ({
    find() {
      const known = kept.get(key);
      return known?.html.replaceAll(known.nonce, nonce);
    },
    keep(html) {
      const [oldest] = kept.keys();
      if (!kept.has(key) && kept.size >= limit && oldest !== undefined) kept.delete(oldest);
      kept.set(key, { html, nonce });
    },
  });
}
