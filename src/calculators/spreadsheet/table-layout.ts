import {
  addressOf,
  lettersOf,
  nameCells,
  type Page,
  put,
  rangeOf,
  restrict,
  withLetter,
} from "./sheet-page.ts";
import type { MatrixBlock, MatrixRow, TableBlock, TableColumn, TableRow } from "./workbook.ts";

export function placeTable(page: Page, { note, columns, rows }: TableBlock): void {
  if (note !== undefined) {
    put(page, 0, "note", note);
    page.row += 1;
  }
  const results = columns.filter(({ kind }) => kind === "result");
  const oursAt = columns.length;
  const checkAt = oursAt + results.length;
  for (const [column, { label }] of columns.entries()) put(page, column, "tableColumn", label);
  for (const [index, { label }] of results.entries()) {
    put(page, oursAt + index, "tableColumn", `Our figure: ${label}`);
  }
  put(page, checkAt, "tableColumn", "Largest difference");
  page.row += 1;
  const first = page.row;
  for (const row of rows) {
    placeTableRow(page, columns, row);
    page.row += 1;
  }
  const last = page.row - 1;
  if (last < first) return;
  for (const [column, { name }] of columns.entries()) nameCells(page, name, column, first, last);
  page.differences.push(`MAX(${rangeOf(page, checkAt, first, last)})`);
}

function placeTableRow(page: Page, columns: readonly TableColumn[], row: TableRow): void {
  const checks: string[] = [];
  columns.forEach((column, index) => {
    const cell = row[column.id];
    if (cell === undefined) throw new Error(`A row has no ${column.id}.`);
    const { format } = column;
    if (typeof cell !== "object") {
      put(page, index, { role: column.kind === "label" ? "label" : "input", format }, cell);
      restrict(page, index, column);
      return;
    }
    const ours = columns.length + checks.length;
    const [mine, theirs] = [addressOf(index, page.row), addressOf(ours, page.row)];
    put(
      page,
      index,
      { role: "result", format },
      { ...cell, formula: fillIn(cell.formula, columns, page.row) },
    );
    put(page, ours, { role: "ours", format }, cell.ours);
    checks.push(`IFERROR(ABS(${mine}-${theirs}),IF(${mine}=${theirs},0,1))`);
  });
  put(
    page,
    columns.length + checks.length,
    { role: "difference", format: "number" },
    { formula: `MAX(${checks.join(",")})`, ours: 0 },
  );
}

export function placeMatrix(page: Page, { note, columns, rows }: MatrixBlock): void {
  if (note !== undefined) {
    put(page, 0, "note", note);
    page.row += 1;
  }
  const oursAt = 1 + columns.length;
  const checkAt = oursAt + columns.length;
  put(page, 0, "tableColumn", "Figure");
  for (const [index, name] of columns.entries()) {
    put(page, 1 + index, "tableColumn", name);
    put(page, oursAt + index, "tableColumn", `Our figure: ${name}`);
  }
  put(page, checkAt, "tableColumn", "Largest difference");
  page.row += 1;
  const first = page.row;
  const rowOf = new Map(rows.map(({ id }, index) => [id, first + index]));
  for (const row of rows) {
    placeMatrixRow(page, row, rowOf);
    page.row += 1;
  }
  page.differences.push(`MAX(${rangeOf(page, checkAt, first, page.row - 1)})`);
}

function placeMatrixRow(page: Page, row: MatrixRow, rowOf: ReadonlyMap<string, number>): void {
  const { id, label, format, cells } = row;
  const checks: string[] = [];
  put(page, 0, "label", label);
  for (const [index, cell] of cells.entries()) {
    const column = 1 + index;
    nameCells(page, `${id}${lettersOf(index)}`, column, page.row);
    if (typeof cell !== "object") {
      put(page, column, { role: "input", format }, cell);
      restrict(page, column, row);
      continue;
    }
    const ours = column + cells.length;
    const [mine, theirs] = [addressOf(column, page.row), addressOf(ours, page.row)];
    const formula = withLetter(cell.formula, index).replaceAll(/\{(\w+)\}/g, (_, other: string) => {
      const found = rowOf.get(other);
      if (found === undefined) throw new Error(`A formula refers to a row that is not there: ${other}.`);
      return addressOf(column, found);
    });
    put(page, column, { role: "result", format }, { ...cell, formula });
    put(page, ours, { role: "ours", format }, cell.ours);
    checks.push(`IFERROR(ABS(${mine}-${theirs}),IF(${mine}=${theirs},0,1))`);
  }
  if (checks.length === 0) return;
  const check = { formula: `MAX(${checks.join(",")})`, ours: 0 };
  put(page, 1 + 2 * cells.length, { role: "difference", format: "number" }, check);
}

/** Puts addresses in place of `{id}` and `{id@-1}`. */
function fillIn(formula: string, columns: readonly TableColumn[], row: number): string {
  return formula.replaceAll(/\{(\w+)(@-1)?\}/g, (_, id: string, above: string | undefined) => {
    const column = columns.findIndex((candidate) => candidate.id === id);
    if (column < 0) throw new Error(`A formula refers to a column that is not there: ${id}.`);
    return addressOf(column, above ? row - 1 : row);
  });
}
