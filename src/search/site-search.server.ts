import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from "minisearch";
import { type LowerCasedText, lowerCaseText, makeExcerpt } from "./excerpt.ts";
import type { PageHit, SearchResults } from "./search-results.ts";
import { isStopWord, normalizeWord, type SearchQuery, splitWords } from "./search-words.ts";
import type { SearchablePage } from "./searchable-page.ts";

/** Written by the build, read by the server. */
export interface SearchIndex {
  readonly pages: readonly SearchablePage[];
  readonly words: AsPlainObject;
}

export interface SiteSearch {
  find(query: SearchQuery, place?: { readonly page?: number; readonly size?: number }): SearchResults;
  /** Replaces the pages that the operator has published. */
  setPublished(pages: readonly SearchablePage[]): void;
}

const RESULTS_PER_PAGE = 20;

const OPTIONS: Options<SearchablePage> = {
  idField: "path",
  fields: ["title", "headings", "description", "trail", "text"],
  extractField: (page, field) => {
    if (field === "headings") return page.headings.join("\n");
    return isTextField(field) ? page[field] : "";
  },
  tokenize: splitWords,
  processTerm: (word) => (isStopWord(word.toLowerCase()) ? null : normalizeWord(word)),
};

/** "austin" finds the Austin page first, then a page with an Austin section, then a page that mentions Austin. */
const BOOST = { title: 8, headings: 3, description: 2, trail: 1, text: 1 };

/** Among pages that match a query equally well, such as "dscr loan", the 90 guides below a folder rank last. */
const DEEP_PAGE = 0.8;

/** Hundreds of words begin with "re" or "co": matching them all would take longer than a whole search may. */
const PREFIX_LENGTH = 3;

/** Two swapped letters, as in "asutin", count as two. */
const MAX_TYPOS = 2;

function isTextField(name: string): name is Exclude<keyof SearchablePage, "headings"> {
  return ["path", "title", "description", "trail", "text"].includes(name);
}

export function buildSearchIndex(pages: readonly SearchablePage[]): SearchIndex {
  const index = new MiniSearch(OPTIONS);
  index.addAll(pages);
  return { pages, words: index.toJSON() };
}

export function openSiteSearch({ pages, words }: SearchIndex): SiteSearch {
  const index = MiniSearch.loadJS(words, OPTIONS);
  const byPath = new Map(pages.map((page) => [page.path, hold(page)]));
  let published = new Map<string, SearchablePage>();

  function forget(page: SearchablePage): void {
    index.remove(page);
    byPath.delete(page.path);
  }

  function learn(page: SearchablePage): void {
    index.add(page);
    byPath.set(page.path, hold(page));
  }

  function toHit({ id, match }: SearchResult): PageHit[] {
    const held = byPath.get(String(id));
    if (held === undefined) return [];
    const { path, title, trail, description } = held.page;
    const excerpt = makeExcerpt(held.text, description, new Set(Object.keys(match)));
    return [{ path, title, trail, excerpt }];
  }

  return {
    find({ words: wanted }, { page = 1, size = RESULTS_PER_PAGE } = {}) {
      const { results, typos } = lookUpWithTypos(index, wanted);
      const pageCount = Math.max(1, Math.ceil(results.length / size));
      const shown = Math.min(Math.max(1, page), pageCount);
      return {
        total: results.length,
        page: shown,
        pageCount,
        hits: results.slice((shown - 1) * size, shown * size).flatMap(toHit),
        isApproximate: results.length > 0 && typos > 0,
        wordsAlone: results.length === 0 && wanted.length > 1 ? countAlone(index, wanted) : [],
      };
    },
    setPublished(next) {
      const kept = new Map(next.map((page) => [page.path, page]));
      for (const page of published.values()) {
        if (!isSame(page, kept.get(page.path))) forget(page);
      }
      for (const page of kept.values()) {
        const before = published.get(page.path);
        if (before !== undefined && isSame(before, page)) kept.set(page.path, before);
        else learn(page);
      }
      published = kept;
    },
  };
}

interface HeldPage {
  readonly page: SearchablePage;
  readonly text: LowerCasedText;
}

function hold(page: SearchablePage): HeldPage {
  return { page, text: lowerCaseText(page.text) };
}

/** Allows as few typos as find something: "florda" finds Florida, but not also flood. */
function lookUpWithTypos(index: MiniSearch<SearchablePage>, words: readonly string[]) {
  for (let typos = 0; typos < MAX_TYPOS; typos += 1) {
    const results = lookUp(index, words, typos);
    if (results.length > 0) return { results, typos };
  }
  return { results: lookUp(index, words, MAX_TYPOS), typos: MAX_TYPOS };
}

/**
 * Every word must be on the page, whole or as the beginning of a longer word. With `typos`, a similar word is enough.
 */
function lookUp(index: MiniSearch<SearchablePage>, words: readonly string[], typos: number): SearchResult[] {
  if (words.length === 0) return [];
  return index.search(words.join(" "), {
    tokenize: splitWords,
    processTerm: normalizeWord,
    combineWith: "AND",
    boost: BOOST,
    boostDocument: (path) => (String(path).lastIndexOf("/") > 0 ? DEEP_PAGE : 1),
    prefix: (word) => word.length >= PREFIX_LENGTH,
    fuzzy: (word) => Math.min(typos, allowedTypos(word)),
  });
}

/** No typos in numbers: 620 is not almost 640. */
function allowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : MAX_TYPOS;
}

function countAlone(
  index: MiniSearch<SearchablePage>,
  words: readonly string[],
): SearchResults["wordsAlone"] {
  return words
    .filter((word) => word.length >= PREFIX_LENGTH)
    .map((word) => ({ word, total: lookUp(index, [word], 0).length }))
    .filter(({ total }) => total > 0);
}

function isSame(a: SearchablePage, b: SearchablePage | undefined): boolean {
  return (
    b !== undefined &&
    a.title === b.title &&
    a.description === b.description &&
    a.trail === b.trail &&
    a.text === b.text &&
    a.headings.join("\n") === b.headings.join("\n")
  );
}
