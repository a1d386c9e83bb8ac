import { brotliDecompressSync } from "node:zlib";

/**
 * Unpacks files for clients that take no compression, and keeps those that were asked for last, up to so many bytes: to
 * unpack one costs ten times its response.
 */
export function createDecompressor(maxBytes: number): (packed: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer> {
  // A Map remembers the order: the first is the one that nobody asked for the longest.
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
