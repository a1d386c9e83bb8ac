/** Longer than any question that finds something, short enough that no query costs more than a few milliseconds. */
export const QUERY_LIMITS = { characters: 100, words: 6 };
