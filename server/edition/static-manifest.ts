import { copyFile, link, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { entityTagOf } from "../../platform/http/cache/entity-tag.ts";
import {
  MANIFEST_FILE,
  type StaticFile,
  type StaticManifest,
} from "../../platform/http/cache/static-files.ts";
import type { InlineSources } from "../../platform/http/security-headers.ts";
import { mapConcurrently } from "../../platform/map-concurrently.ts";
import { type CompressionQuality, compress } from "./compress.ts";

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
  /** Where it stands already, with its compressed forms. */
  readonly written?: WrittenFile;
  /** Its path below dist/, also before it is written. */
  readonly file: string;
}

export interface WrittenFile {
  readonly folder: string;
  readonly entry: StaticFile;
}

/** Node compresses on four threads. */
const CONCURRENCY = 4;

export interface StaticFolder {
  /** Begins to write these files. */
  add(files: readonly SiteFile[]): void;
  /** Resolves when every file is written. */
  close(): Promise<void>;
}

/** A folder for files and their compressed forms, with a manifest that describes them for the server. */
export function openStaticFolder(folder: string, quality: CompressionQuality = "best"): StaticFolder {
  const parts: Promise<StaticFile[]>[] = [];
  return {
    add(files) {
      const part = mapConcurrently(files, CONCURRENCY, (file) =>
        file.written ? takeOver(folder, file.written) : writeStaticFile(folder, file, quality),
      );
      // `close` reports a failure, once.
      part.catch(() => {});
      parts.push(part);
    },
    async close() {
      const files = (await Promise.all(parts)).flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
      const twice = files.find((file, index) => file.path === files[index - 1]?.path);
      if (twice) throw new Error(`Two files have the path ${twice.path}.`);
      const manifest: StaticManifest = { files };
      await writeFile(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest));
    },
  };
}

/** Files are never changed where they stand, so a second name is enough; another file system needs a copy. */
async function takeOver(folder: string, { folder: from, entry }: WrittenFile): Promise<StaticFile> {
  await mkdir(path.dirname(path.join(folder, entry.body)), { recursive: true });
  const files = [entry.body, entry.br, entry.gzip].filter((file) => file !== undefined);
  await Promise.all(
    files.map((file) => {
      const [source, target] = [path.join(from, file), path.join(folder, file)];
      return link(source, target).catch(() => copyFile(source, target));
    }),
  );
  return entry;
}

async function writeStaticFile(
  folder: string,
  { path: url, type, cache, body, inline, file, readsQuery }: SiteFile,
  quality: CompressionQuality,
): Promise<StaticFile> {
  const { br, gzip } = await compress(body, type, quality);
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
