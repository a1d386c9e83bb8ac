import { readFile } from "node:fs/promises";
import path from "node:path";
import { entityTagOf } from "../../platform/http/cache/entity-tag.ts";
import { MANIFEST_FILE, type StaticManifest } from "../../platform/http/cache/static-files.ts";
import type { SearchablePage } from "../../src/search/searchable-page.ts";
import { type CardList, readCards, readSearchIndex } from "./edition-indexes.ts";
import type { SiteFile } from "./static-manifest.ts";

/** What an earlier edition of the same build contains. What the records do not change is taken over from it. */
export interface EarlierEdition {
  /** Undefined if it has no such file, or not as it was written. */
  read(urlPath: string): Promise<SiteFile | undefined>;
  readonly cards: CardList;
  readonly searchable: ReadonlyMap<string, SearchablePage>;
}

export async function openEarlierEdition(folder: string): Promise<EarlierEdition> {
  const { files }: StaticManifest = JSON.parse(await readFile(path.join(folder, MANIFEST_FILE), "utf8"));
  const byPath = new Map(files.map((file) => [file.path, file]));
  const { pages } = await readSearchIndex(folder);
  const load = (file: string) => readFile(path.join(folder, file));
  return {
    cards: await readCards(folder),
    searchable: new Map(pages.map((page) => [page.path, page])),
    async read(urlPath) {
      const entry = byPath.get(urlPath);
      if (entry === undefined) return undefined;
      const { body, br, gzip, scriptHashes, styleHashes, readsQuery } = entry;
      const [plain, brBody, gzipBody] = await Promise.all([load(body), br && load(br), gzip && load(gzip)]);
      if (entityTagOf(plain) !== entry.etag) return undefined;
      return {
        path: urlPath,
        type: entry.type,
        cache: entry.cache,
        file: body,
        body: plain,
        packed: { ...(brBody && { br: brBody }), ...(gzipBody && { gzip: gzipBody }) },
        ...(scriptHashes && styleHashes && { inline: { scripts: scriptHashes, styles: styleHashes } }),
        ...(readsQuery && { readsQuery }),
      };
    },
  };
}
