import type { CellFormat, CellValue, Computed, InputRow, Limits } from "./workbook.ts";

export type CellLook = "title" | "heading" | "column" | "tableColumn" | "label" | "note" | "link" | "legend";
export type FigureRole = "input" | "label" | "result" | "ours" | "difference";

export interface PlacedCell {
  readonly column: number;
  readonly row: number;
  readonly look: CellLook | { readonly role: FigureRole; readonly format: CellFormat };
  readonly value: CellValue;
  /** Computes the cell. `value` is then what programs show that do not compute. */
  readonly formula?: string;
  readonly isArray?: true;
}

export interface Rule {
  readonly address: string;
  readonly options?: readonly string[];
  readonly limits?: Limits;
}

export interface PlacedSheet {
  readonly name: string;
  readonly cells: readonly PlacedCell[];
  /** By name: the cell, or the cells of a table's column. */
  readonly names: ReadonlyMap<string, string>;
  /** What may be typed into an input. */
  readonly rules: readonly Rule[];
  readonly linkAddress: string;
}

/** The cells of one sheet so far, from top to bottom. */
export interface Page {
  readonly sheet: string;
  row: number;
  readonly cells: PlacedCell[];
  readonly names: Map<string, string>;
  readonly rules: Rule[];
  /** What the check takes the maximum of. */
  readonly differences: string[];
}

export function put(
  page: Page,
  column: number,
  look: PlacedCell["look"],
  value: CellValue | Computed,
  row = page.row,
): void {
  if (typeof value !== "object") {
    page.cells.push({ column, row, look, value });
  } else {
    const { ours, ...computation } = value;
    page.cells.push({ column, row, look, value: ours, ...computation });
  }
}

export function nameCells(
  page: Page,
  name: string | undefined,
  column: number,
  from: number,
  to = from,
): void {
  if (name === undefined) return;
  if (page.names.has(name)) throw new Error(`Two figures are called ${name}.`);
  const [first, last] = [from, to].map((row) => `$${lettersOf(column)}$${row}`);
  page.names.set(name, `'${page.sheet}'!${from === to ? first : `${first}:${last}`}`);
}

export function restrict(
  page: Page,
  column: number,
  { options, limits }: Pick<InputRow, "options" | "limits">,
): void {
  if (!options && !limits) return;
  const address = addressOf(column, page.row);
  page.rules.push({ address, ...(options && { options }), ...(limits && { limits }) });
}

/** Cells of a column, by an address that holds on every sheet. */
export function rangeOf({ sheet }: Page, column: number, from: number, to: number): string {
  return `'${sheet}'!${addressOf(column, from)}:${addressOf(column, to)}`;
}

/** From 1, with letters: `addressOf(1, 7)` is B7. */
export function addressOf(column: number, row: number): string {
  return `${lettersOf(column)}${row}`;
}

export function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${lettersOf(Math.floor(column / 26) - 1)}${last}`;
}

/** Puts the letter of an alternative behind every `[name]`. */
export function withLetter(formula: string, alternative: number): string {
  return formula.replaceAll(/\[(\w+)\]/g, (_, name: string) => `${name}${lettersOf(alternative)}`);
}
