import type { NumberRow } from "../fields/field-kinds.ts";
import type { FieldRow } from "../fields/field-rows.ts";
import { ESTIMATE_NOTE } from "../reports/estimate-note.ts";
import type {
  CellFormat,
  CellValue,
  InputRow,
  ListBlock,
  MatrixRow,
  ResultRow,
  Sheet,
  Workbook,
} from "./workbook.ts";

export interface WorkbookOrigin {
  readonly companyName: string;
  /** Opens the same figures on the site. */
  readonly url: string;
  /** The version of the formulas page. */
  readonly formulasVersion: string;
}

/** The workbook of one tool: "deal analysis", of "this deal". */
export function toolWorkbook(
  title: string,
  subject: string,
  { companyName, url, formulasVersion }: WorkbookOrigin,
  sheets: readonly Sheet[],
): Workbook {
  return {
    title: `${companyName}: ${title}`,
    notes: [
      `${ESTIMATE_NOTE} All figures are before tax, unless they say after tax.`,
      `Formulas version ${formulasVersion}, explained on the formulas page of the site.`,
    ],
    link: { label: `Open ${subject} on the site`, url },
    sheets,
  };
}

export function list(heading: string, rows: ListBlock["rows"]): ListBlock {
  return { kind: "list", heading, rows };
}

export function dayInput(name: string, row: FieldRow<string>, value: string, note: string): InputRow {
  return { kind: "input", name, label: row.name, value: dayCell(value), format: "day", note };
}

/** A calendar day as a spreadsheet counts it. An empty text stays one. */
export function dayCell(day: string): CellValue {
  return day === "" ? "" : Date.parse(day) / 86_400_000 + 25_569;
}

/** The number fields of a table. */
export type NumberField<Rows> = {
  [Field in keyof Rows]: Rows[Field] extends NumberRow ? Field : never;
}[keyof Rows] &
  string;

/** Writes the input cells of number fields. Formulas call a cell by its field's name. */
export function numberInputs<Field extends string>(
  rows: { readonly [Name in Field]: Pick<NumberRow, "name" | "limits"> },
  values: { readonly [Name in Field]: number },
): (field: Field, format: CellFormat, note?: string) => InputRow {
  return (field, format, note) => {
    const { name: label, limits } = rows[field];
    const { min, max } = limits;
    const input = { kind: "input", name: field, label, value: values[field], format } as const;
    return { ...input, limits: { min, max }, ...(note && { note }) };
  };
}

/** The input cell of a choice. It holds the words that the site shows, and offers the others in a list. */
export function choiceInput<Value>(name: string, row: FieldRow<Value>, value: Value): InputRow {
  const input = { kind: "input", name, label: row.name, value: row.say(value) } as const;
  return { ...input, format: "text", options: optionsOf(row) };
}

export function optionsOf<Value>({ control }: FieldRow<Value>): readonly string[] {
  return control.kind === "choice" ? control.options.map(([, label]) => label) : [];
}

/** A result as the site computed it, and the formula that computes it again. */
export const result = byFormat(
  (format) =>
    (name: string, label: string, formula: string, ours: CellValue, note?: string): ResultRow => ({
      kind: "result",
      name,
      label,
      format,
      formula,
      ours,
      ...(note && { note }),
    }),
);

/** The same for several alternatives. The formulas have the ids of their rows. */
export function resultsOf<Id extends string, Way>(
  formulas: Readonly<Record<Id, string>>,
  ways: readonly Way[],
) {
  return byFormat((format) => (id: Id, label: string, ours: (way: Way) => CellValue): MatrixRow => {
    const formula = formulas[id];
    return { id, label, format, cells: ways.map((way) => ({ formula, ours: ours(way) })) };
  });
}

function byFormat<Write>(writeAs: (format: CellFormat) => Write) {
  return {
    usd: writeAs("usd"),
    percent: writeAs("percent"),
    ratio: writeAs("ratio"),
    number: writeAs("number"),
    day: writeAs("day"),
  } as const;
}

/** Text inside a formula. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A percentage by year from the first: years after those of the list have none. */
export const PENALTY_YEARS = 10;

/** The penalty of a year, from the cells of all years. */
export function penaltyIn(year: string, cellOf: (year: number) => string): string {
  const cells = Array.from({ length: PENALTY_YEARS }, (_, index) => cellOf(index + 1));
  return `IF(${year}>${PENALTY_YEARS},0,CHOOSE(MIN(${year},${PENALTY_YEARS}),${cells.join(",")}))`;
}
