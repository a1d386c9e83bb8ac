interface Center {
  readonly x: number;
  readonly y: number;
}

/** Which way each arrow points. */
const DIRECTIONS: Readonly<Record<string, Center>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A neighbor straight ahead comes before a nearer one to the side. */
const ASIDE = 2;

/** Index of the place that an arrow leads to. Null for any other key, and where there is nothing in that direction. */
export function neighborAfterKey(key: string, places: readonly Center[], current: number): number | null {
  const [direction, from] = [DIRECTIONS[key], places[current]];
  if (!direction || !from) return null;
  const ahead = places
    .map(({ x, y }, index) => {
      const [dx, dy] = [x - from.x, y - from.y];
      const forward = dx * direction.x + dy * direction.y;
      const aside = Math.abs(dx * direction.y + dy * direction.x);
      return { index, forward, aside, distance: forward + ASIDE * aside };
    })
    .filter(({ forward, aside }) => forward > 0 && aside <= forward * ASIDE)
    .sort((one, other) => one.distance - other.distance);
  return ahead[0]?.index ?? null;
}
