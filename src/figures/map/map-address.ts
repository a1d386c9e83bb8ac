interface Named {
  readonly slug: string;
}

interface Query {
  readonly get: (name: string) => string | null;
}

/** "/states?state=ohio&county=lake-county": the map with the counties of a state. */
export function mapAddress(state?: string, county?: string): string {
  if (state === undefined) return "/states";
  return `/states?state=${state}${county === undefined ? "" : `&county=${county}`}`;
}

/** The state and the county that an address names, as far as there is such a state. Without one, a year asks for the past. */
export function readMapAddress<State extends Named>(query: Query, states: readonly State[]) {
  const state = states.find(({ slug }) => slug === query.get("state"));
  const isPast = !state && query.get("year") !== null;
  return { state, county: (state && query.get("county")) ?? undefined, isPast };
}
