import type { NumberRow } from "../fields/field-kinds.ts";
import type { FieldRow } from "../fields/field-rows.ts";
import type { CellFormat, InputRow, ResultRow } from "./workbook.ts";

/** The input cell of a number field. Formulas call it by the field's name. */
export function numberInput(
  name: string,
  row: Pick<NumberRow, "name" | "limits">,
  value: number,
  format: CellFormat,
  note?: string,
): InputRow {
  const { min, max } = row.limits;
  return { kind: "input", name, label: row.name, value, format, limits: { min, max }, ...(note && { note }) };
}

/** The input cell of a choice. It holds the words that the site shows, and offers the others in a list. */
export function choiceInput<Value>(
  name: string,
  row: FieldRow<Value>,
  value: Value,
  note?: string,
): InputRow {
  return {
    kind: "input",
    name,
    label: row.name,
    value: row.say(value),
    format: "text",
    options: optionsOf(row),
    ...(note && { note }),
  };
}

export function optionsOf<Value>({ control }: FieldRow<Value>): readonly string[] {
  return control.kind === "choice" ? control.options.map(([, label]) => label) : [];
}

/** A result as the site computed it, and the formula that computes it again. */
export function result(
  [name, label, format]: readonly [name: string, label: string, format: CellFormat],
  formula: string,
  ours: number | string,
  note?: string,
): ResultRow {
  return { kind: "result", name, label, format, formula, ours, ...(note && { note }) };
}

/** Text inside a formula. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
