export interface Column<Row> {
  readonly title: string;
  readonly read: (row: Row) => string;
  /** Prose, such as a name or a title, may end in an ellipsis. Anything that people copy or dial is never cut. */
  readonly canBeCut?: boolean;
  readonly align?: "right";
}

const GAP = "  ";
/** Continues a row that takes several lines. */
const INDENT = "  ";
/** Prose is cut down to this before rows are stacked. */
const MIN_PROSE_WIDTH = 12;

interface Cells {
  readonly title: string;
  readonly cells: readonly string[];
  readonly width: number;
  readonly canBeCut: boolean;
  readonly align: "left" | "right";
}

/**
 * Rows under column titles. In a terminal that is too narrow, empty columns are left out, and prose is cut. If that is
 * not enough, each row takes several lines, and so do the titles. Without a width, such as in a file, a row is a line.
 */
export function formatTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  width: number | undefined,
): string {
  const all = columns.map((column) => readCells(rows, column));
  if (width === undefined || totalWidth(all) <= width) return writeLines([all], rows.length);
  const filled = all.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const cut = cutProse(filled, width);
  return writeLines(totalWidth(cut) <= width ? [cut] : stack(filled, width), rows.length);
}

/** Labels with their values, one per line. */
export function formatFacts(facts: readonly { readonly label: string; readonly value: string }[]): string {
  const width = Math.max(...facts.map(({ label }) => label.length));
  return facts.map(({ label, value }) => `${label.padEnd(width)}${GAP}${toPrintable(value)}`).join("\n");
}

/** Removes characters that move the cursor or reverse the text direction, because strangers wrote the text. */
export function toPrintable(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, " ");
}

function readCells<Row>(rows: readonly Row[], column: Column<Row>): Cells {
  const { title, read, canBeCut = false, align = "left" } = column;
  const cells = rows.map((row) => toPrintable(read(row)));
  const width = cells.reduce((widest, cell) => Math.max(widest, cell.length), title.length);
  return { title, cells, width, canBeCut, align };
}

function totalWidth(columns: readonly Cells[]): number {
  return columns.reduce((sum, { width }) => sum + width + GAP.length, -GAP.length);
}

/** Takes the excess from the widest prose first. */
function cutProse(columns: readonly Cells[], width: number): readonly Cells[] {
  const cut = [...columns];
  for (let excess = totalWidth(columns) - width; excess > 0; excess -= 1) {
    const prose = cut.filter(({ canBeCut, width: current }) => canBeCut && current > MIN_PROSE_WIDTH);
    const widest = prose.toSorted((one, other) => other.width - one.width)[0];
    if (widest === undefined) break;
    cut[cut.indexOf(widest)] = { ...widest, width: widest.width - 1 };
  }
  return cut;
}

/** Fills line after line with columns, in their order. A column that is too wide for any line gets its own. */
function stack(columns: readonly Cells[], width: number): readonly (readonly Cells[])[] {
  const room = width - INDENT.length;
  const lines: Cells[][] = [];
  for (const column of columns) {
    const fitting = column.canBeCut ? { ...column, width: Math.min(column.width, room) } : column;
    const line = lines.at(-1);
    const hasRoom = line !== undefined && totalWidth([...line, fitting]) <= (lines.length > 1 ? room : width);
    if (hasRoom) line.push(fitting);
    else lines.push([fitting]);
  }
  return lines;
}

function writeLines(lines: readonly (readonly Cells[])[], rowCount: number): string {
  const write = (pick: (column: Cells) => string) =>
    lines.map((columns, index) => {
      const line = columns.map((column) => fitCell(pick(column), column)).join(GAP);
      return `${index > 0 ? INDENT : ""}${line}`.trimEnd();
    });
  const titles = write(({ title }) => title);
  const rows = Array.from({ length: rowCount }, (_, row) => write(({ cells }) => cells[row] ?? ""));
  // A line of a row may be empty, if all of its cells are.
  return [...titles, ...rows.flatMap((row) => row.filter((line) => line !== ""))].join("\n");
}

function fitCell(cell: string, { width, align }: Cells): string {
  if (cell.length > width) return `${cell.slice(0, width - 1)}…`;
  return align === "right" ? cell.padStart(width) : cell.padEnd(width);
}
