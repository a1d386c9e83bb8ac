import { readFile } from "node:fs/promises";
import path from "node:path";
import { entityTagOf } from "../../platform/http/cache/entity-tag.ts";
import { MANIFEST_FILE, type StaticManifest } from "../../platform/http/cache/static-files.ts";
import type { SearchIndex } from "../../src/search/site-search.server.ts";
import { type HashList, readHashes, readSearchIndex } from "./edition-indexes.ts";
import type { SiteFile } from "./static-manifest.ts";

/** What an earlier edition of the same build contains. What the records do not change is taken over from it. */
export interface EarlierEdition {
  /** Undefined if it has no such file, or not as it was written. */
  read(urlPath: string): Promise<SiteFile | undefined>;
  readonly hashes: HashList;
  readonly searchIndex: SearchIndex;
}

export async function openEarlierEdition(folder: string): Promise<EarlierEdition> {
  const { files }: StaticManifest = JSON.parse(await readFile(path.join(folder, MANIFEST_FILE), "utf8"));
  const byPath = new Map(files.map((file) => [file.path, file]));

  async function load(urlPath: string): Promise<SiteFile | undefined> {
    const entry = byPath.get(urlPath);
    if (entry === undefined) return undefined;
    const { type, cache, body: file, scriptHashes, styleHashes, readsQuery } = entry;
    const body = await readFile(path.join(folder, file));
    if (entityTagOf(body) !== entry.etag) return undefined;
    return {
      ...{ path: urlPath, type, cache, file, body, written: { folder, entry } },
      ...(scriptHashes && styleHashes && { inline: { scripts: scriptHashes, styles: styleHashes } }),
      ...(readsQuery && { readsQuery }),
    };
  }

  const loaded = new Map<string, Promise<SiteFile | undefined>>();
  return {
    hashes: await readHashes(folder),
    searchIndex: await readSearchIndex(folder),
    read(urlPath) {
      const file = loaded.get(urlPath) ?? load(urlPath);
      loaded.set(urlPath, file);
      return file;
    },
  };
}
