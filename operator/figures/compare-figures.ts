import type { FigureTable, Row, Value } from "./read-figures.ts";

/** A figure that moves more than this between editions is more often a wrong column than a market. */
const LARGE_CHANGE = 0.25;

export function compareFigures(
  records: Readonly<Record<string, object>>,
  { rows }: Pick<FigureTable, "rows">,
) {
  const known = Object.entries(records);
  const pairs = known.flatMap(([id, record]) => {
    const row = rows.get(id);
    return row ? pairValues(id, record, row) : [];
  });
  return {
    /** In the records and not in the file, or the other way round. */
    missing: known.map(([id]) => id).filter((id) => !rows.has(id)),
    unknown: [...rows.keys()].filter((id) => !(id in records)),
    differing: pairs.filter(({ before, after }) => before !== after).length,
    /** Changes of more than a quarter, in words. */
    large: pairs.flatMap(({ name, before, after }) =>
      typeof before === "number" && typeof after === "number" && isLarge(before, after)
        ? [`${name}: ${before} becomes ${after}`]
        : [],
    ),
  };
}

/** Percentages, which are small and may be negative, are compared by points. */
function isLarge(before: number, after: number): boolean {
  const change = Math.abs(after - before);
  return Math.abs(before) < 100 ? change > 100 * LARGE_CHANGE : change > Math.abs(before) * LARGE_CHANGE;
}

function pairValues(id: string, record: object, row: Row) {
  const before = new Map<string, Value>(Object.entries(record));
  return [...new Set([...before.keys(), ...Object.keys(row)])].flatMap((field) => {
    const [olds, news] = [listOf(before.get(field)), listOf(row[field])];
    const length = Math.max(olds.length, news.length);
    return Array.from({ length }, (_, index) => ({
      name: `${id} ${field}${length > 1 ? ` ${index + 1}` : ""}`,
      before: olds[index],
      after: news[index],
    }));
  });
}

function listOf(value: Value | undefined): readonly Value[] {
  if (value === undefined) return [];
  return typeof value === "object" ? value : [value];
}
