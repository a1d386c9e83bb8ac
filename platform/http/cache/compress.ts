import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Encoding, rankEncodings } from "./accept-encoding.ts";

/** A smaller response fits into the first packets anyway. */
const MIN_BYTES = 1_000;
/** At higher qualities brotli takes longer than sending the bytes it saves. */
const BROTLI_QUALITY = 4;
/** Takes 50 ms for a long page, and saves a twelfth over quality 9. The highest, 11, takes 150 ms. */
const CACHED_BROTLI_QUALITY = 10;
/** 256 kB, more than any page. The default of 4 MB is reserved for each text and doubled the process's memory. */
const WINDOW_BITS = 18;

export interface CompressedBody {
  readonly body: Buffer<ArrayBuffer>;
  readonly encoding: Encoding;
}

/**
 * Compresses text rendered while the visitor waits. Files known at build time are compressed there, and better. It is
 * synchronous, because it takes a millisecond, and parallel compression threads would each keep their memory.
 */
export function compressText(body: Buffer<ArrayBuffer>, acceptEncoding: string | undefined): CompressedBody {
  const [encoding = "identity"] = body.length < MIN_BYTES ? [] : rankEncodings(acceptEncoding);
  switch (encoding) {
    case "br":
      return { body: brotli(body, BROTLI_QUALITY), encoding };
    case "gzip":
      return { body: gzipSync(body), encoding };
    case "identity":
      return { body, encoding };
  }
}

/** Both encodings, for text that is rendered once and then cached in memory. */
export function compressOnce(
  body: Buffer<ArrayBuffer>,
): readonly (readonly [Encoding, Buffer<ArrayBuffer>])[] {
  if (body.length < MIN_BYTES) return [];
  return [
    ["br", brotli(body, CACHED_BROTLI_QUALITY)],
    ["gzip", gzipSync(body, { level: constants.Z_BEST_COMPRESSION })],
  ];
}

function brotli(body: Buffer<ArrayBuffer>, quality: number): Buffer<ArrayBuffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  };
  return brotliCompressSync(body, { params });
}
