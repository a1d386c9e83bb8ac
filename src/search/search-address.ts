/** Of a page of results. */
export function searchAddress(query: string, page = 1): string {
  // What is typed into a field may end in half a character, which no address can hold.
  const asked = `/search?q=${encodeURIComponent(query.toWellFormed())}`;
  return page === 1 ? asked : `${asked}&page=${page}`;
}
