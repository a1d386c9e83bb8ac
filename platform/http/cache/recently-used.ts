/** The most recently used results, up to a number of bytes. */
export interface RecentlyUsed<Key> {
  find(key: Key): Buffer<ArrayBuffer> | undefined;
  findOrMake(key: Key, make: () => Buffer<ArrayBuffer>): Buffer<ArrayBuffer>;
}

export function createRecentlyUsed<Key>(maxBytes: number): RecentlyUsed<Key> {
  // A Map keeps insertion order, so the first entry is the least recently used.
  const kept = new Map<Key, Buffer<ArrayBuffer>>();
  let bytes = 0;

  function find(key: Key): Buffer<ArrayBuffer> | undefined {
    const known = kept.get(key);
    if (known === undefined) return undefined;
    kept.delete(key);
    kept.set(key, known);
    return known;
  }

  function keep(key: Key, made: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
    kept.set(key, made);
    bytes += made.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
    return made;
  }

  return { find, findOrMake: (key, make) => find(key) ?? keep(key, make()) };
}
