import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Encoding, rankEncodings } from "./accept-encoding.ts";

/** Below this the response fits into the first packets anyway. */
const MIN_BYTES = 1_000;
/** Beyond it brotli takes longer than the bytes it saves would take to travel. */
const BROTLI_QUALITY = 4;
/** For what is sent often: 50 ms for a long page, and a twelfth less than with 9. The highest, 11, takes 150 ms. */
const KEPT_BROTLI_QUALITY = 10;
/** 256 kB, which is more than a page. The usual 4 MB are reserved for each text, and made the process twice as large. */
const WINDOW_BITS = 18;

export interface CompressedBody {
  readonly body: Buffer<ArrayBuffer>;
  readonly encoding: Encoding;
}

/**
 * For texts made while the visitor waits; what is known at build time is compressed there, and better. On the spot: it
 * takes a millisecond, and threads that compress side by side would keep the memory of each.
 */
export function compressText(body: Buffer<ArrayBuffer>, acceptEncoding: string | undefined): CompressedBody {
  const [encoding] = rankEncodings(acceptEncoding);
  if (body.length < MIN_BYTES) return { body, encoding: "identity" };
  switch (encoding) {
    case "br":
      return { body: brotli(body, BROTLI_QUALITY), encoding };
    case "gzip":
      return { body: gzipSync(body), encoding };
    default:
      return { body, encoding: "identity" };
  }
}

/** Both forms, for a text that is made once and then cached in memory. */
export function compressOnce(
  body: Buffer<ArrayBuffer>,
): readonly (readonly [Encoding, Buffer<ArrayBuffer>])[] {
  if (body.length < MIN_BYTES) return [];
  return [
    ["br", brotli(body, KEPT_BROTLI_QUALITY)],
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
