export type Point = readonly [number, number];

/**
 * Douglas-Peucker: the fewest of the line's own points that stay within `tolerance` of it. Keeps both ends, so that
 * lines which met before still meet. A closed line also keeps the point farthest from its start; otherwise nothing of
 * it would be left.
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  const { index, distance } = farthest(line, first, last);
  const isClosed = first[0] === last[0] && first[1] === last[1];
  if (distance <= tolerance && !isClosed) return [first, last];
  const before = simplifyLine(line.slice(0, index + 1), tolerance);
  const after = simplifyLine(line.slice(index), tolerance);
  return [...before, ...after.slice(1)];
}

function farthest(line: readonly Point[], first: Point, last: Point): { index: number; distance: number } {
  let found = { index: 1, distance: -1 };
  for (const [index, point] of line.entries()) {
    if (index === 0 || index === line.length - 1) continue;
    const distance = distanceToLine(point, first, last);
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}
