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

const PAGE = /^text\/(html|x-script)/;

/**
 * The build has time: compression runs once and saves on every download. For pages and their data, the highest quality
 * would take three times as long, and 40% of the whole build, for 2 to 3% fewer bytes. An edition has to be live within
 * seconds.
 */
const QUALITY = {
  best: { page: 10, brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  quick: { page: 6, brotli: 6, gzip: 6 },
} as const;
export type CompressionQuality = keyof typeof QUALITY;

export async function compress(
  body: Buffer,
  type: string,
  quality: CompressionQuality = "best",
): Promise<Compressed> {
  if (INCOMPRESSIBLE.test(type)) return {};
  const level = QUALITY[quality];
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: PAGE.test(type) ? level.page : level.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body, { level: level.gzip }),
  ]);
  return {
    ...(br.length < body.length && { br }),
    ...(gz.length < body.length && { gzip: gz }),
  };
}
