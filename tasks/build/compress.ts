import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface Compressed {
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** Image and font formats are already compressed. */
const INCOMPRESSIBLE = /^(image\/(?!svg)|font\/|application\/pdf)/;

/** At the highest level: compression runs once per build and saves on every download. */
export async function compress(body: Buffer, type: string): Promise<Compressed> {
  if (INCOMPRESSIBLE.test(type)) return {};
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    ...(br.length < body.length && { br }),
    ...(gz.length < body.length && { gzip: gz }),
  };
}
