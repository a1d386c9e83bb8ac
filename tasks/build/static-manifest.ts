import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { entityTagOf } from "../../platform/http/cache/entity-tag.ts";
import type { StaticFile, StaticManifest } from "../../platform/http/cache/static-files.ts";
import type { InlineSources } from "../../platform/http/security-headers.ts";
import { mapConcurrently } from "../map-concurrently.ts";
import { compress } from "./compress.ts";

/** A file that the server sends unchanged. */
export interface SiteFile {
  /** The URL's path. */
  readonly path: string;
  readonly type: string;
  readonly cache: StaticFile["cache"];
  readonly body: Buffer;
  /** Only for documents. */
  readonly inline?: InlineSources;
  readonly readsQuery?: boolean | undefined;
  /** Its path below dist/, also before it is written. */
  readonly file: string;
}

/** Node compresses on four threads. */
const CONCURRENCY = 4;

/** Writes every file and its compressed forms into the folder, and describes them for the server. */
export async function writeStaticFiles(folder: string, files: readonly SiteFile[]): Promise<StaticManifest> {
  const described = await mapConcurrently(files, CONCURRENCY, (file) => writeStaticFile(folder, file));
  return { files: described.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

async function writeStaticFile(
  folder: string,
  { path: url, type, cache, body, inline, file, readsQuery }: SiteFile,
): Promise<StaticFile> {
  const { br, gzip } = await compress(body, type);
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, file), body),
    br && writeFile(path.join(folder, `${file}.br`), br),
    gzip && writeFile(path.join(folder, `${file}.gz`), gzip),
  ]);
  return {
    path: url,
    type,
    cache,
    ...(readsQuery && { readsQuery }),
    etag: entityTagOf(body),
    body: file,
    ...(br && { br: `${file}.br` }),
    ...(gzip && { gzip: `${file}.gz` }),
    ...(inline && { scriptHashes: inline.scripts, styleHashes: inline.styles }),
  };
}
