import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from "minisearch";
import { excerptOf, type HeldPage, hold, saysAll } from "./held-page.ts";
import { type Rank, type RankedQuery, rankPage } from "./ranking.ts";
import type { PageHit, SearchResults } from "./search-results.ts";
import { readWords, type SearchTerm, toTerm } from "./search-terms.ts";
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
const BOOST = { title: 4, headings: 2, description: 2, trail: 1, text: 1 };

/** Hundreds of words begin with "re" or "co": matching them all would take longer than a whole search may. */
const PREFIX_LENGTH = 3;

/** Two swapped letters, as in "asutin", count as two. */
const MAX_TYPOS = 2;

function isTextField(name: string): name is Exclude<keyof SearchablePage, "headings"> {
  return ["path", "title", "description", "trail", "text"].includes(name);
}

/** From an earlier index if there is one: reading every word of every page again takes many times as long. */
export function buildSearchIndex(pages: readonly SearchablePage[], earlier?: SearchIndex): SearchIndex {
  const index = earlier ? MiniSearch.loadJS(earlier.words, OPTIONS) : new MiniSearch(OPTIONS);
  const before = new Map(earlier?.pages.map((page) => [page.path, page]));
  const now = new Map(pages.map((page) => [page.path, page]));
  for (const page of before.values()) {
    if (!isSame(page, now.get(page.path))) index.remove(page);
  }
  for (const page of pages) {
    if (!isSame(page, before.get(page.path))) index.add(page);
  }
  return { pages, words: index.toJSON() };
}

export function openSiteSearch({ pages, words }: SearchIndex): SiteSearch {
  const index = MiniSearch.loadJS(words, OPTIONS);
  const byPath = new Map(pages.map((page) => [page.path, hold(page)]));
  const places = new Map(pages.map(({ path }, place) => [path, place]));
  const placeOf = ({ held }: Ranked) => places.get(held.page.path) ?? pages.length;
  let published = new Map<string, SearchablePage>();

  function forget(page: SearchablePage): void {
    index.remove(page);
    byPath.delete(page.path);
  }

  function learn(page: SearchablePage): void {
    index.add(page);
    byPath.set(page.path, hold(page));
  }

  /**
   * Best first, and of equal ones as the site lists them. Pages on which hyphenated words stand apart count only if there
   * are no others.
   */
  function rank(found: readonly SearchResult[], query: RankedQuery): Ranked[] {
    const ranked = found.flatMap(({ id, score, match }) => {
      const held = byPath.get(String(id));
      return held === undefined ? [] : [{ held, match, ...rankPage(held.ranked, query, score) }];
    });
    const exact = ranked.filter(({ held }) => saysAll(held, query.terms));
    return (exact.length > 0 ? exact : ranked).toSorted(
      (a, b) => b.score - a.score || placeOf(a) - placeOf(b),
    );
  }

  return {
    find({ text, words }, { page = 1, size = RESULTS_PER_PAGE } = {}) {
      const terms = words.map(toTerm);
      const { results: found, typos } = lookUpWithTypos(index, terms);
      const results = rank(found, { terms, asked: readWords(text) });
      const pageCount = Math.max(1, Math.ceil(results.length / size));
      const shown = Math.min(Math.max(1, page), pageCount);
      return {
        total: results.length,
        page: shown,
        pageCount,
        hits: results.slice((shown - 1) * size, shown * size).map((hit) => toHit(hit, terms)),
        isApproximate: results.length > 0 && typos > 0,
        wordsAlone: results.length === 0 && terms.length > 1 ? countAlone(index, terms) : [],
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

interface Ranked extends Rank {
  readonly held: HeldPage;
  readonly match: SearchResult["match"];
}

function toHit({ held, match, section }: Ranked, terms: readonly SearchTerm[]): PageHit {
  const { path, title, trail } = held.page;
  const asked = { words: new Set(Object.keys(match)), phrases: terms.flatMap(({ phrases }) => phrases) };
  const part = held.page.sections?.find(({ id }) => id === section);
  if (part === undefined) return { path, title, trail, excerpt: excerptOf(held, asked) };
  return {
    path: `${path}#${part.id}`,
    title: part.title,
    trail: title,
    excerpt: excerptOf(held, asked, part),
  };
}

/** Allows as few typos as find something: "florda" finds Florida, but not also flood. */
function lookUpWithTypos(index: MiniSearch<SearchablePage>, terms: readonly SearchTerm[]) {
  for (let typos = 0; typos < MAX_TYPOS; typos += 1) {
    const results = lookUp(index, terms, typos);
    if (results.length > 0) return { results, typos };
  }
  return { results: lookUp(index, terms, MAX_TYPOS), typos: MAX_TYPOS };
}

/**
 * Every term must be on the page, whole or as the beginning of a longer word. With `typos`, a similar word is enough.
 */
function lookUp(
  index: MiniSearch<SearchablePage>,
  terms: readonly SearchTerm[],
  typos: number,
): SearchResult[] {
  if (terms.length === 0) return [];
  const anyPhrase = ({ phrases }: SearchTerm) => ({
    combineWith: "OR" as const,
    queries: phrases.map((words) => ({
      combineWith: "AND" as const,
      // "cash-on-cash": the index has no "on".
      queries: words.filter((word) => words.length === 1 || !isStopWord(word)),
    })),
  });
  return index.search(
    { combineWith: "AND", queries: terms.map(anyPhrase) },
    {
      tokenize: splitWords,
      processTerm: (word) => word,
      boost: BOOST,
      prefix: (word) => word.length >= PREFIX_LENGTH,
      fuzzy: (word) => Math.min(typos, allowedTypos(word)),
    },
  );
}

/** No typos in numbers: 620 is not almost 640. */
function allowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : MAX_TYPOS;
}

function countAlone(
  index: MiniSearch<SearchablePage>,
  terms: readonly SearchTerm[],
): SearchResults["wordsAlone"] {
  return terms
    .filter(({ word }) => word.length >= PREFIX_LENGTH)
    .map((term) => ({ word: term.word, total: lookUp(index, [term], 0).length }))
    .filter(({ total }) => total > 0);
}

function isSame(a: SearchablePage, b: SearchablePage | undefined): boolean {
  return (
    b !== undefined &&
    a.name === b.name &&
    a.title === b.title &&
    a.description === b.description &&
    a.trail === b.trail &&
    a.text === b.text &&
    a.headings.join("\n") === b.headings.join("\n")
  );
}
