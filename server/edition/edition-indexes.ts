import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SearchIndex } from "../../src/search/site-search.server.ts";

/** Hashes of what something is made from, by path: social cards, the printable guide, and what the search reads of a page. */
export type HashList = Readonly<Record<string, string>>;

export interface EditionIndexes {
  readonly searchIndex: SearchIndex;
  readonly hashes: HashList;
}

const SEARCH_INDEX = "search-index.json";
const HASHES = "hashes.json";

/** Beside the site's public files, not among them: only the server reads these. */
export async function writeIndexes(folder: string, { searchIndex, hashes }: EditionIndexes): Promise<void> {
  await writeFile(path.join(folder, SEARCH_INDEX), JSON.stringify(searchIndex));
  await writeFile(path.join(folder, HASHES), JSON.stringify(hashes));
}

export async function readHashes(folder: string): Promise<HashList> {
  return JSON.parse(await readFile(path.join(folder, HASHES), "utf8"));
}

export async function readSearchIndex(folder: string): Promise<SearchIndex> {
  return JSON.parse(await readFile(path.join(folder, SEARCH_INDEX), "utf8"));
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}
