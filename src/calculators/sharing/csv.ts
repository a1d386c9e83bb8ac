/**
 * Cells contain only our own labels and numbers, and lenders' names, which `shortName` made harmless. Other typed text
 * would have to be made harmless first: a spreadsheet executes what begins with "=".
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map((cell) => quote(`${cell}`)).join(",")}\r\n`).join("");
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
