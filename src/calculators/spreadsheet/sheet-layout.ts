import { addressOf, nameCells, type Page, type PlacedSheet, put, rangeOf, restrict } from "./sheet-page.ts";
import { placeMatrix, placeTable } from "./table-layout.ts";
import type { Block, InputRow, ListBlock, ResultRow, Sheet, Workbook } from "./workbook.ts";

const LABEL = 0;
const VALUE = 1;
const OURS = 2;
const DIFFERENCE = 3;
const NOTE = 4;

const LIST_COLUMNS = ["Figure", "In this spreadsheet", "Our figure", "Difference", "Note"];
const LEGEND = "Cells in this color are inputs. Change one, and every formula follows.";
const CHECK = "Largest difference to our figures";
const CHECK_NOTE = "Zero until you change an input. Our figures stay those that you downloaded.";

export function layOut(workbook: Workbook): readonly PlacedSheet[] {
  const sheets = workbook.sheets.map((sheet) => layOutSheet(workbook, sheet));
  // An input on one sheet changes results on the others, so every sheet has the check of all.
  const differences = sheets.flatMap(({ page }) => page.differences);
  const formula = `MAX(0,${differences.join(",") || "0"})`;
  return sheets.map(({ page, checkRow, linkAddress }) => {
    put(page, LABEL, "label", CHECK, checkRow);
    put(page, OURS, "note", CHECK_NOTE, checkRow);
    put(page, VALUE, { role: "difference", format: "number" }, { formula, ours: 0 }, checkRow);
    return { name: page.sheet, cells: page.cells, names: page.names, rules: page.rules, linkAddress };
  });
}

interface LaidOut {
  readonly page: Page;
  readonly checkRow: number;
  readonly linkAddress: string;
}

function layOutSheet({ title, notes, link }: Workbook, sheet: Sheet): LaidOut {
  const page: Page = { sheet: sheet.name, row: 1, cells: [], names: new Map(), rules: [], differences: [] };
  put(page, LABEL, "title", title);
  page.row += 1;
  for (const note of notes) {
    put(page, LABEL, "note", note);
    page.row += 1;
  }
  const linkAddress = addressOf(LABEL, page.row);
  put(page, LABEL, "link", `${link.label}: ${link.url}`);
  page.row += 1;
  put(page, LABEL, "legend", LEGEND);
  page.row += 1;
  const checkRow = page.row;
  page.row += 1;
  for (const block of sheet.blocks) placeBlock(page, block);
  return { page, checkRow, linkAddress };
}

function placeBlock(page: Page, block: Block): void {
  page.row += 1;
  put(page, LABEL, "heading", block.heading);
  page.row += 1;
  if (block.kind === "list") placeList(page, block);
  else if (block.kind === "table") placeTable(page, block);
  else placeMatrix(page, block);
}

function placeList(page: Page, { rows }: ListBlock): void {
  for (const [column, heading] of LIST_COLUMNS.entries()) put(page, column, "column", heading);
  page.row += 1;
  const first = page.row;
  for (const row of rows) {
    put(page, LABEL, "label", row.label);
    if (row.note !== undefined) put(page, NOTE, "note", row.note);
    nameCells(page, row.name, VALUE, page.row);
    if (row.kind === "input") placeInput(page, row);
    else placeResult(page, row);
    page.row += 1;
  }
  const range = rangeOf(page, DIFFERENCE, first, page.row - 1);
  if (rows.some(({ kind }) => kind === "result")) page.differences.push(`MAX(${range})`, `-MIN(${range})`);
}

function placeInput(page: Page, row: InputRow): void {
  put(page, VALUE, { role: "input", format: row.format }, row.value);
  restrict(page, VALUE, row);
}

function placeResult(page: Page, { format, formula, ours }: ResultRow): void {
  const [mine, theirs] = [addressOf(VALUE, page.row), addressOf(OURS, page.row)];
  put(page, VALUE, { role: "result", format }, { formula, ours });
  put(page, OURS, { role: "ours", format }, ours);
  put(
    page,
    DIFFERENCE,
    { role: "difference", format: format === "day" ? "number" : format },
    { formula: `IFERROR(${mine}-${theirs},IF(${mine}=${theirs},0,1))`, ours: 0 },
  );
}
