import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { HeaderRecord, SecurityHeaders } from "../security-headers.ts";
import { type Encoding, rankEncodings } from "./accept-encoding.ts";
import { compressOnce } from "./compress.ts";
import { entityTagOf, matchesEntityTag } from "./entity-tag.ts";

const staticFile = z.strictObject({
  /** URL path. The query is ignored unless the page reads it. */
  path: z.string().startsWith("/"),
  /** Serve this file only for the URL without a query; with one, the page is rendered. */
  readsQuery: z.boolean().optional(),
  type: z.string(),
  cache: z.enum(["page", "immutable", "asset"]),
  /** Strong ETag of `body`, including the quotes. */
  etag: z.string().regex(/^"[^"\s]+"$/),
  /** File names below the manifest's folder: uncompressed, brotli and gzip. */
  body: z.string(),
  br: z.string().optional(),
  gzip: z.string().optional(),
  /** `sha256-...` of an HTML page's inline scripts and styles. */
  scriptHashes: z.array(z.string()).readonly().optional(),
  styleHashes: z.array(z.string()).readonly().optional(),
});

/** Written by the build and read at start: every file the site serves unchanged. */
const staticManifest = z.strictObject({ files: z.array(staticFile).readonly() });

export type StaticFile = z.infer<typeof staticFile>;
export type StaticManifest = z.infer<typeof staticManifest>;

export interface StaticResponse {
  readonly status: number;
  /** Alternating names and values, the form that Node writes fastest. */
  readonly headers: readonly string[];
  readonly kind: "page" | "asset";
  /** The file's media type, which a 304 has no header for. */
  readonly type: string;
  /** Returns the body. Absent for a 304. The caller does not call it for HEAD. */
  read?(): Buffer<ArrayBuffer>;
}

export interface StaticRequest {
  readonly path: string;
  /** True for a query that pages may read. */
  readonly hasQuery: boolean;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface StaticFiles {
  find(request: StaticRequest): StaticResponse | undefined;
}

interface Variant {
  readonly etag: string;
  readonly found: StaticResponse;
  readonly notModified: StaticResponse;
}

/**
 * A browser revalidates a page each time, because an old page refers to scripts that a new deploy has removed; with an
 * ETag that costs an empty response. A proxy may cache a page for five seconds, so that a crowd costs no more than one
 * visitor. Files without a hash in their name may be an hour old.
 */
const CACHE_CONTROL = {
  page: "public, max-age=0, s-maxage=5, must-revalidate",
  asset: "public, max-age=3600",
  immutable: "public, max-age=31536000, immutable",
} as const satisfies Record<StaticFile["cache"], string>;

/** Room for about eighty pages. */
const UNPACKED_BYTES = 8 * 1024 * 1024;

/** Lists the files of a folder. Written last, so a folder without it is incomplete. */
export const MANIFEST_FILE = "static.json";

export const NO_STATIC_FILES: StaticFiles = { find: () => undefined };

/**
 * Throws a ZodError or a file system error when the build is incomplete. Runs at start and reads the files one by one:
 * with parallel reads, each thread would keep several megabytes for good.
 */
export function readStaticFiles(
  folder: string,
  security: SecurityHeaders,
  isWanted: (file: StaticFile) => boolean = () => true,
): StaticFiles {
  const load = (file: string) => readFileSync(path.join(folder, file));
  const unpacked = new LRUCache<Buffer, Buffer<ArrayBuffer>>({
    maxSize: UNPACKED_BYTES,
    // A cache counts at least one byte for each entry.
    sizeCalculation: ({ length }) => Math.max(1, length),
    memoMethod: (packed) => brotliDecompressSync(packed),
  });
  /**
   * Keeping all files uncompressed would take more memory than both compressed forms together. Decompressing a file
   * costs ten times as much as serving it.
   */
  const unpackOnDemand = (packed: Buffer<ArrayBuffer>, file: string): CachedBody => ({
    length: statSync(path.join(folder, file)).size,
    read: () => unpacked.memo(packed),
  });
  const { files } = staticManifest.parse(JSON.parse(load(MANIFEST_FILE).toString("utf8")));
  return createStaticFiles(
    files.filter(isWanted).map((file) => ({ file, bodies: readBodies(file, load, unpackOnDemand) })),
    security,
  );
}

function readBodies(
  file: StaticFile,
  load: (file: string) => Buffer<ArrayBuffer>,
  unpackOnDemand: (packed: Buffer<ArrayBuffer>, file: string) => CachedBody,
): LoadedFile["bodies"] {
  const { br, gzip } = file;
  const packed = br === undefined ? undefined : load(br);
  return new Map<Encoding, CachedBody>([
    ["identity", packed ? unpackOnDemand(packed, file.body) : cacheBody(load(file.body))],
    ...(packed ? [["br", cacheBody(packed)] as const] : []),
    ...(gzip === undefined ? [] : [["gzip", cacheBody(load(gzip))] as const]),
  ]);
}

interface CachedBody {
  readonly length: number;
  read(): Buffer<ArrayBuffer>;
}

export function cacheBody(body: Buffer<ArrayBuffer>): CachedBody {
  return { length: body.length, read: () => body };
}

export interface LoadedFile {
  readonly file: StaticFile;
  /** Always contains `identity`. */
  readonly bodies: ReadonlyMap<Encoding, CachedBody>;
}

/** A text that is made while the site runs, instead of by the build. */
export function loadText(text: string, file: Omit<StaticFile, "etag" | "body" | "br" | "gzip">): LoadedFile {
  const body = Buffer.from(text);
  const bodies = new Map<Encoding, CachedBody>([
    ["identity", cacheBody(body)],
    ...compressOnce(body).map(([encoding, packed]) => [encoding, cacheBody(packed)] as const),
  ]);
  return { file: { ...file, etag: entityTagOf(body), body: "" }, bodies };
}

export function createStaticFiles(loaded: readonly LoadedFile[], security: SecurityHeaders): StaticFiles {
  const variantsByPath = new Map(loaded.map((entry) => [entry.file.path, prepareVariants(entry, security)]));
  const queryReaders = new Set(loaded.filter(({ file }) => file.readsQuery).map(({ file }) => file.path));
  return {
    find({ path, hasQuery, acceptEncoding, ifNoneMatch }) {
      const variants = variantsByPath.get(path);
      if (variants === undefined || (hasQuery && queryReaders.has(path))) return undefined;
      for (const encoding of rankEncodings(acceptEncoding)) {
        const variant = variants.get(encoding);
        if (variant === undefined) continue;
        return matchesEntityTag(ifNoneMatch, variant.etag) ? variant.notModified : variant.found;
      }
      return undefined;
    },
  };
}

function prepareVariants(
  { file, bodies }: LoadedFile,
  security: SecurityHeaders,
): ReadonlyMap<Encoding, Variant> {
  const { type } = file;
  const kind = file.cache === "page" ? "page" : "asset";
  const common = {
    "Cache-Control": CACHE_CONTROL[file.cache],
    ...(bodies.size > 1 && { Vary: "Accept-Encoding" }),
    ...securityOf(file, security),
  };
  const prepare = ([encoding, { length, read }]: [Encoding, CachedBody]): [Encoding, Variant] => {
    const etag = encoding === "identity" ? file.etag : `W/${file.etag}`;
    const notModified = { ...common, ETag: etag };
    const found = {
      "Content-Type": type,
      "Content-Length": String(length),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...notModified,
    };
    return [
      encoding,
      {
        etag,
        found: { status: 200, headers: Object.entries(found).flat(), kind, type, read },
        notModified: { status: 304, headers: Object.entries(notModified).flat(), kind, type },
      },
    ];
  };
  return new Map([...bodies].map(prepare));
}

/** Pairs up the alternating names and values of a response's headers. */
export function headerPairs(headers: StaticResponse["headers"]): [name: string, value: string][] {
  return Array.from({ length: headers.length / 2 }, (_, index) => [
    headers[index * 2] ?? "",
    headers[index * 2 + 1] ?? "",
  ]);
}

function securityOf(file: StaticFile, security: SecurityHeaders): HeaderRecord {
  if (file.type.startsWith("text/html")) {
    const { path, scriptHashes: scripts = [], styleHashes: styles = [] } = file;
    return security.document({ scripts, styles }, path);
  }
  return file.type.startsWith("image/") ? security.embeddable : security.file;
}
