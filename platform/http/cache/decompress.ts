import { brotliDecompressSync } from "node:zlib";

/**
 * Decompresses files for clients that accept no compression. Caches the most recently used, up to `maxBytes`, because
 * decompressing a file costs ten times as much as serving it.
 */
export function createDecompressor(maxBytes: number): (packed: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer> {
  // A Map keeps insertion order, so the first entry is the least recently used.
  const kept = new Map<Buffer, Buffer<ArrayBuffer>>();
  let bytes = 0;

  function keep(packed: Buffer, plain: Buffer<ArrayBuffer>): void {
    kept.set(packed, plain);
    bytes += plain.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return (packed) => {
    const known = kept.get(packed);
    if (known !== undefined) {
      kept.delete(packed);
      kept.set(packed, known);
      return known;
    }
    const plain = brotliDecompressSync(packed);
    keep(packed, plain);
    return plain;
  };
}
