/** Longer than any query that finds something, and short enough that no query takes more than a few milliseconds. */
export const QUERY_LIMITS = { characters: 100, words: 6 };
