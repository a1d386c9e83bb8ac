import { expect } from "vitest";
import { layOut } from "../../src/calculators/spreadsheet/sheet-layout.ts";
import type { PlacedCell } from "../../src/calculators/spreadsheet/sheet-page.ts";
import type {
  Block,
  CellValue,
  Computed,
  TableRow,
  Workbook,
} from "../../src/calculators/spreadsheet/workbook.ts";
import { xlsxFile } from "../../src/calculators/spreadsheet/xlsx-file.browser.ts";
import { recalculate } from "./libreoffice.ts";

/** A cent for amounts. A ratio and a percentage follow from amounts, so they agree far more closely. */
const TOLERANCES = { usd: 0.0100001, percent: 1e-6, ratio: 1e-6, number: 1e-6, day: 0, text: 0 } as const;

/**
 * Lets LibreOffice compute the workbooks and compares every result with ours. The files contain none of our figures, so
 * that nothing but a formula can give the right one.
 */
export async function expectSameInLibreOffice(workbooks: readonly Workbook[]): Promise<number> {
  let compared = 0;
  await recalculate(workbooks.map(withoutOurs).map(xlsxFile), async ({ readSheet }) => {
    for (const [index, workbook] of workbooks.entries()) {
      for (const { name, cells } of layOut(workbook)) {
        const values = await readSheet(index, name);
        for (const cell of cells.filter(isResult)) {
          compareCell(cell, values[cell.row - 1]?.[cell.column], `${name}, workbook ${index}`);
          compared += 1;
        }
      }
    }
  });
  return compared;
}

function isResult({ look }: PlacedCell): boolean {
  return typeof look === "object" && look.role === "result";
}

function compareCell(
  { look, value, row, column, formula }: PlacedCell,
  text: string | undefined,
  place: string,
): void {
  const where = `${place}, row ${row}, column ${column}: ${formula}`;
  if (typeof value === "string") {
    expect(text, where).toBe(value);
    return;
  }
  const format = typeof look === "object" ? look.format : "number";
  const number = format === "day" ? serialOf(text) : Number(text === "" ? Number.NaN : text);
  const difference = Math.abs(number - value);
  expect(difference, `${where}: ${text} instead of ${value}`).toBeLessThanOrEqual(TOLERANCES[format]);
}

/** A spreadsheet counts days from 30 December 1899, and LibreOffice writes them out. */
function serialOf(day = ""): number {
  return (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** The same workbook with 0 in place of everything that the site computed. */
function withoutOurs(workbook: Workbook): Workbook {
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({ ...sheet, blocks: sheet.blocks.map(blankBlock) })),
  };
}

function blankBlock(block: Block): Block {
  switch (block.kind) {
    case "list":
      return { ...block, rows: block.rows.map((row) => (row.kind === "result" ? { ...row, ours: 0 } : row)) };
    case "table":
      return { ...block, rows: block.rows.map(blankRow) };
    case "matrix":
      return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(blankCell) })) };
  }
}

function blankRow(row: TableRow): TableRow {
  return Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, blankCell(cell)]));
}

function blankCell(cell: CellValue | Computed): CellValue | Computed {
  return typeof cell === "object" ? { ...cell, ours: 0 } : cell;
}
