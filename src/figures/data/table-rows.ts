/** A table as the browser gets it: texts to show, and values to sort by. */
export interface FiguresTableContent {
  readonly caption: string;
  /** What the rows are: "states". */
  readonly noun: string;
  /** Heading of the rows' names. */
  readonly rowHeading: string;
  readonly groups: readonly ColumnGroup[];
  /** In the order of their names. */
  readonly rows: readonly FiguresRow[];
}

/** Columns of one edition, or of one calculation. */
export interface ColumnGroup {
  readonly label: string;
  readonly columns: readonly FiguresColumn[];
}

export interface FiguresColumn {
  readonly heading: string;
  /** Completes the heading where the group's label is out of sight: "Price change in " 1 year. */
  readonly lead?: string;
  readonly isText?: boolean;
}

export interface FiguresRow {
  readonly name: string;
  /** The page about it. */
  readonly path: string;
  readonly code?: string;
  /** One for each column. */
  readonly cells: readonly string[];
  /** What each column is sorted by. */
  readonly values: readonly (number | string)[];
}

export interface RowOrder {
  /** Index of a column, or the rows' names. */
  readonly column: number | "name";
  readonly direction: "ascending" | "descending";
}

export const BY_NAME: RowOrder = { column: "name", direction: "ascending" };

/** The order after a press on a heading. The highest figure comes first, but names and places start with A. */
export function nextOrder(order: RowOrder, column: RowOrder["column"], isText: boolean): RowOrder {
  if (order.column === column) {
    return { column, direction: order.direction === "ascending" ? "descending" : "ascending" };
  }
  return { column, direction: isText ? "ascending" : "descending" };
}

/** Rows with equal values stay in the order of their names. */
export function sortRows(
  rows: readonly FiguresRow[],
  { column, direction }: RowOrder,
): readonly FiguresRow[] {
  const sortValue = (row: FiguresRow) => (column === "name" ? row.name : (row.values[column] ?? ""));
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [first, second] = [sortValue(one), sortValue(other)];
    if (first === second) return 0;
    return first < second ? -sign : sign;
  });
}

/** Rows that one of the comma-separated words names. A code means its own row only, not every name that contains it. */
export function filterRows(rows: readonly FiguresRow[], query: string): readonly FiguresRow[] {
  const words = query
    .toLowerCase()
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  if (words.length === 0) return rows;
  const codes = new Set(rows.map(({ code }) => code?.toLowerCase()));
  return rows.filter(({ name, code }) =>
    words.some((word) =>
      codes.has(word) ? code?.toLowerCase() === word : name.toLowerCase().includes(word),
    ),
  );
}

/** "50 of 50 states. Order: Median rent, highest first." */
export function describeRows(
  { noun, rowHeading, groups, rows }: FiguresTableContent,
  shown: number,
  { column, direction }: RowOrder,
): string {
  const chosen = column === "name" ? undefined : groups.flatMap(({ columns }) => columns)[column];
  const name = chosen ? `${chosen.lead ?? ""}${chosen.heading}` : rowHeading;
  const isText = chosen?.isText ?? column === "name";
  const [up, down] = isText ? ["A to Z", "Z to A"] : ["lowest first", "highest first"];
  return `${shown} of ${rows.length} ${noun}. Order: ${name}, ${direction === "ascending" ? up : down}.`;
}
