/** A piece of text, and whether it matches a search word. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface PageHit {
  readonly path: string;
  readonly title: string;
  /** The pages above it: "States". Empty for a page of the first level. */
  readonly trail: string;
  readonly excerpt: readonly ExcerptPart[];
}

export interface SearchResults {
  /** Number of hits on all result pages. */
  readonly total: number;
  /** Starts at 1. The last page if a higher one was requested. */
  readonly page: number;
  readonly pageCount: number;
  readonly hits: readonly PageHit[];
  /** No page contains the words as typed; these pages contain similar ones. */
  readonly isApproximate: boolean;
  /** If nothing was found: the words that find something on their own, when there were several. */
  readonly wordsAlone: readonly { readonly word: string; readonly total: number }[];
}
