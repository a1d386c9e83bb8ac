/**
 * A workbook as data: what each cell means, not where it stands. `sheet-layout.ts` places the cells and
 * `workbook-parts.ts` writes them as the XML of an .xlsx file.
 */
export interface Workbook {
  readonly title: string;
  /** What a reader must know before the first figure. */
  readonly notes: readonly string[];
  /** Opens the same figures on the site. */
  readonly link: { readonly label: string; readonly url: string };
  readonly sheets: readonly Sheet[];
}

export interface Sheet {
  /** On the tab: at most 31 characters, letters, digits and spaces. */
  readonly name: string;
  readonly blocks: readonly Block[];
}

export type Block = ListBlock | TableBlock | MatrixBlock;

/** One figure a line: its label, its value, our figure and the difference. */
export interface ListBlock {
  readonly kind: "list";
  readonly heading: string;
  readonly rows: readonly (InputRow | ResultRow)[];
}

export type CellValue = number | string;

/** How a number is shown. A percentage is 25, not 0.25; a day counts from the end of 1899. */
export type CellFormat = "usd" | "percent" | "ratio" | "number" | "day" | "text";

interface Figure {
  /** The name by which formulas refer to it: letters only, so that it is never a cell's address. */
  readonly name?: string;
  readonly label: string;
  readonly format: CellFormat;
  readonly note?: string;
}

export interface Limits {
  readonly min: number;
  readonly max: number;
}

export interface InputRow extends Figure {
  readonly kind: "input";
  readonly value: CellValue;
  /** What a spreadsheet offers in a list. */
  readonly options?: readonly string[];
  readonly limits?: Limits;
}

export interface ResultRow extends Figure {
  readonly kind: "result";
  /** In the language of spreadsheets, without the equals sign. */
  readonly formula: string;
  /** What the site computed. */
  readonly ours: CellValue;
}

/** Columns of inputs and formulas; our figures stand to the right of them, in the same order. */
export interface TableBlock {
  readonly kind: "table";
  readonly heading: string;
  readonly note?: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface TableColumn extends Omit<Figure, "note"> {
  /** Other columns refer to this one as `{id}` in their own row, and as `{id@-1}` in the row above. */
  readonly id: string;
  /** A label only names its row. */
  readonly kind: "label" | "input" | "result";
  readonly options?: readonly string[];
  readonly limits?: Limits;
}

/** By column: what a label or an input holds, and of a result the formula and what the site computed. */
export type TableRow = Readonly<Record<string, CellValue | Computed>>;

export interface Computed {
  readonly formula: string;
  /** The formula computes with whole columns where its functions do not expect them. */
  readonly isArray?: true;
  readonly ours: CellValue;
}

/** Several alternatives side by side, a column each; our figures stand to the right of them. */
export interface MatrixBlock {
  readonly kind: "matrix";
  readonly heading: string;
  readonly note?: string;
  /** The name of each alternative. May be typed by a visitor. */
  readonly columns: readonly string[];
  readonly rows: readonly MatrixRow[];
}

export interface MatrixRow {
  /**
   * Other rows refer to this one as `{id}`, in their own column. Other blocks refer to a cell as the id with the letter
   * of the alternative: `totalB`. In a formula, `[name]` is any name with the letter of its own column.
   */
  readonly id: string;
  readonly label: string;
  readonly format: CellFormat;
  readonly limits?: Limits;
  /** One for each alternative: what an input holds, or a formula. */
  readonly cells: readonly (CellValue | Computed)[];
}
