export interface Column<Row> {
  readonly title: string;
  readonly read: (row: Row) => string;
}

const GAP = "  ";
/** A narrower column would be unreadable. */
const MIN_COLUMN_WIDTH = 8;

/** Rows under column titles. Truncates cells only if the terminal is too narrow. */
export function formatTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  width: number | undefined,
): string {
  const cells = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ read }) => cleanText(read(row)))),
  ];
  const natural = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const widths = width === undefined ? natural : shrink(natural, width);
  return cells
    .map((line) =>
      line
        .map((cell, index) => fitCell(cell, widths[index] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join("\n");
}

/** Labels with their values, one per line. */
export function formatFacts(facts: readonly { readonly label: string; readonly value: string }[]): string {
  const width = Math.max(...facts.map(({ label }) => label.length));
  return facts.map(({ label, value }) => `${label.padEnd(width)}${GAP}${cleanText(value)}`).join("\n");
}

/** Removes characters that move the cursor or reverse the text direction, because strangers wrote the text. */
export function cleanText(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, " ");
}

function shrink(natural: readonly number[], width: number): readonly number[] {
  const widths = [...natural];
  const total = () => widths.reduce((sum, each) => sum + each, 0) + GAP.length * (widths.length - 1);
  while (total() > width) {
    const widest = Math.max(...widths);
    if (widest <= MIN_COLUMN_WIDTH) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return widths;
}

function fitCell(cell: string, width: number): string {
  return cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width);
}
