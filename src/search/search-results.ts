/** A stretch of text, and whether it is one of the words that were looked for. */
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
  /** Of all pages of results. */
  readonly total: number;
  /** From 1 on; the last one where more were asked for. */
  readonly page: number;
  readonly pageCount: number;
  readonly hits: readonly PageHit[];
  /** No page has the words as they were typed; these have similar ones. */
  readonly isApproximate: boolean;
  /** Where nothing was found: those of several words that find something alone. */
  readonly wordsAlone: readonly { readonly word: string; readonly total: number }[];
}
