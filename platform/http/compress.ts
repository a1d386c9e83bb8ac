import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, rankEncodings } from "./accept-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this the answer fits into the first packets anyway. */
const MIN_BYTES = 1_000;
/** Beyond it brotli takes longer than the bytes it saves would take to travel. */
const BROTLI_QUALITY = 4;

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
    case "br": {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      return { body: await compressBrotli(body, { params }), encoding };
    }
    case "gzip":
      return { body: await compressGzip(body), encoding };
    default:
      return { body, encoding: "identity" };
  }
}
