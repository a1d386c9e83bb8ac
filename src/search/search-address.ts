/** Longer than any query that finds something, and short enough that no query takes more than a few milliseconds. */
export const QUERY_LIMITS = { characters: 100, words: 6 };

/** Path and query of a results page. */
export function searchAddress(query: string, page = 1): string {
  // Typed text may end in half a surrogate pair, which a URL cannot contain.
  const asked = `/search?q=${encodeURIComponent(query.toWellFormed())}`;
  return page === 1 ? asked : `${asked}&page=${page}`;
}
