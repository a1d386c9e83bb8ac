/** Pairs up the alternating names and values of a cached response's headers. */
export function headerPairs(headers: readonly string[]): [name: string, value: string][] {
  return Array.from({ length: headers.length / 2 }, (_, index) => [
    headers[index * 2] ?? "",
    headers[index * 2 + 1] ?? "",
  ]);
}
