import { stringify } from "csv-stringify/sync";

/** Excel takes a file without it for the computer's own encoding, and shows "ZoÃ«" for "Zoë". */
const BYTE_ORDER_MARK = "\uFEFF";

/** Lines of CSV. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(escapeFormula)),
    { eof: false },
  );
}

/** The first lines of a file for Excel. */
export function formatExcelStart(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + formatCsv(rows);
}

/** Characters with which spreadsheets start a formula, also in the full width of East Asian letters. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** Spreadsheets run such cells, so an apostrophe comes first. A phone number is no danger, and other programs read it. */
function escapeFormula(cell: string): string {
  return isFormula(cell) ? `'${cell}` : cell;
}

export function isFormula(cell: string): boolean {
  return FORMULA.test(cell) && !E164.test(cell);
}
