import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SearchIndex } from "../../src/search/site-search.server.ts";

/** Hash of what is drawn, by path: social cards and the printable guide. */
export type CardList = Readonly<Record<string, string>>;

export interface EditionIndexes {
  readonly searchIndex: SearchIndex;
  readonly cards: CardList;
}

const SEARCH_INDEX = "search-index.json";
const CARDS = "social-cards.json";

/** Beside the site's public files, not among them: only the server reads these. */
export async function writeIndexes(folder: string, { searchIndex, cards }: EditionIndexes): Promise<void> {
  await writeFile(path.join(folder, SEARCH_INDEX), JSON.stringify(searchIndex));
  await writeFile(path.join(folder, CARDS), JSON.stringify(cards));
}

export async function readCards(folder: string): Promise<CardList> {
  return JSON.parse(await readFile(path.join(folder, CARDS), "utf8"));
}

export async function readSearchIndex(folder: string): Promise<SearchIndex> {
  return JSON.parse(await readFile(path.join(folder, SEARCH_INDEX), "utf8"));
}
