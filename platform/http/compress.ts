import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, rankEncodings } from "./accept-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this the answer fits into the first packets anyway. */
const MIN_BYTES = 1_000;
/** Beyond it brotli takes longer than the bytes it saves would take to travel. */
const BROTLI_QUALITY = 4;
/** For what is sent often. The highest, 11, takes ten times as long for a twentieth less. */
const KEPT_BROTLI_QUALITY = 9;
/** 256 kB, which is more than a page. The usual 4 MB are reserved for each text, and made the process twice as large. */
const WINDOW_BITS = 18;

export interface CompressedBody {
  readonly body: Buffer<ArrayBuffer>;
  readonly encoding: Encoding;
}

/** For texts made while the visitor waits; what is known at build time is compressed there, and better. */
export async function compressText(
  body: Buffer<ArrayBuffer>,
  acceptEncoding: string | undefined,
): Promise<CompressedBody> {
  const [encoding] = rankEncodings(acceptEncoding);
  if (body.length < MIN_BYTES) return { body, encoding: "identity" };
  switch (encoding) {
    case "br":
      return { body: await brotli(body, BROTLI_QUALITY), encoding };
    case "gzip":
      return { body: await compressGzip(body), encoding };
    default:
      return { body, encoding: "identity" };
  }
}

/** Both forms, for a text that is made once and then held in memory. */
export async function compressForKeeping(
  body: Buffer<ArrayBuffer>,
): Promise<readonly (readonly [Encoding, Buffer<ArrayBuffer>])[]> {
  if (body.length < MIN_BYTES) return [];
  const [br, gz] = await Promise.all([
    brotli(body, KEPT_BROTLI_QUALITY),
    compressGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return [
    ["br", br],
    ["gzip", gz],
  ];
}

function brotli(body: Buffer<ArrayBuffer>, quality: number): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  };
  return compressBrotli(body, { params });
}
