/** A record as a form: its fields, what is typed into them, and the record that this makes. */

interface Field {
  /** Where the value is in the record, and the name in the form, such as `address.city`. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

export interface ValueField extends Field {
  readonly type: "text" | "long text" | "number" | "date";
  readonly isOptional: boolean;
  readonly maxLength?: number | undefined;
}

/** Several texts, one in each line. */
export interface LinesField extends Field {
  readonly type: "lines";
  readonly isOptional: boolean;
}

export interface ChoicesField extends Field {
  readonly type: "choices";
  /** If nothing is chosen, the record leaves it out. */
  readonly isOptional: boolean;
  readonly options: readonly string[];
}

/** One of several. */
export interface ChoiceField extends Field {
  readonly type: "choice";
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface GroupField extends Field {
  readonly type: "group";
  readonly fields: readonly RecordField[];
  /** All of it may be left empty, which the record states as null. */
  readonly isNullable: boolean;
}

/** Several groups of the same fields. The paths of the fields are those within a row. */
export interface RowsField extends Field {
  readonly type: "rows";
  /** Without a row, the record leaves it out. */
  readonly isOptional: boolean;
  readonly fields: readonly ValueField[];
  readonly maxRows: number;
}

/** A value that cannot be chosen. */
export interface FixedField extends Field {
  readonly type: "fixed";
  readonly value: unknown;
}

export type RecordField =
  | ValueField
  | LinesField
  | ChoicesField
  | ChoiceField
  | GroupField
  | RowsField
  | FixedField;

/** What is typed, by the field's name. Only choices have more than one. */
export type TypedRecord = Readonly<Record<string, readonly string[]>>;

/** The name of a field in a row of a form. */
export function rowPath(rows: RowsField, index: number, field: ValueField): string {
  return `${rows.path}.${index}.${field.path}`;
}

/** The record that was typed. Values that are none of their type stay texts: whoever checks the record says why. */
export function readRecord(fields: readonly RecordField[], typed: TypedRecord): Record<string, unknown> {
  const entries = fields.map((field) => [lastName(field.path), readField(field, typed)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readField(field: RecordField, typed: TypedRecord): unknown {
  switch (field.type) {
    case "group": {
      if (field.isNullable && field.fields.every((part) => isBlank(typed[part.path]))) return null;
      return readRecord(field.fields, typed);
    }
    case "rows":
      return listedIn(
        field,
        Array.from({ length: countRows(field, typed) }, (_, index) =>
          Object.fromEntries(
            field.fields.map((part) => [part.path, readValue(part, typed[rowPath(field, index, part)])]),
          ),
        ),
      );
    case "choices":
      return listedIn(
        field,
        field.options.filter((option) => typed[field.path]?.includes(option)),
      );
    case "choice":
      return typed[field.path]?.[0] || undefined;
    case "lines":
      return linesOf(typed[field.path]);
    case "fixed":
      return field.value;
    default:
      return readValue(field, typed[field.path]);
  }
}

function listedIn({ isOptional }: { readonly isOptional: boolean }, list: readonly unknown[]): unknown {
  return isOptional && list.length === 0 ? undefined : list;
}

const NUMBER = /^-?\d+(\.\d+)?$/;
/** As people write large amounts. */
const GROUPED = /^\d{1,3}(,\d{3})+$/;

function readValue({ type }: ValueField, typed: readonly string[] | undefined): unknown {
  const text = typed?.[0]?.trim() ?? "";
  if (text === "") return undefined;
  if (type !== "number") return text;
  const plain = GROUPED.test(text) ? text.replaceAll(",", "") : text;
  return NUMBER.test(plain) ? Number(plain) : text;
}

/** Fills the form from a record. The inverse of `readRecord`. */
export function typeRecord(fields: readonly RecordField[], body: unknown): TypedRecord {
  return Object.fromEntries(fields.flatMap((field) => typeField(field, partOf(body, lastName(field.path)))));
}

function typeField(field: RecordField, value: unknown): readonly (readonly [string, readonly string[]])[] {
  switch (field.type) {
    case "group":
      return Object.entries(typeRecord(field.fields, value));
    case "rows":
      return listOf(value).flatMap((row, index) =>
        field.fields.map((part) => [rowPath(field, index, part), [textOf(partOf(row, part.path))]] as const),
      );
    case "choices":
      return [[field.path, listOf(value).map(textOf)]];
    case "lines":
      return [[field.path, [listOf(value).map(textOf).join("\n")]]];
    case "fixed":
      return [];
    default:
      return [[field.path, [textOf(value)]]];
  }
}

/** Moves rows up into the places of empty ones, so that a row in the form has the number that it has in the record. */
export function closeGaps(fields: readonly RecordField[], typed: TypedRecord): TypedRecord {
  const rows = fields.filter((field) => field.type === "rows");
  const moved = rows.flatMap((field) => {
    const filled = Array.from({ length: field.maxRows }, (_, index) =>
      field.fields.map((part) => typed[rowPath(field, index, part)] ?? []),
    ).filter((values) => !values.every(isBlank));
    return Array.from({ length: field.maxRows }, (_, index) =>
      field.fields.map((part, place) => [rowPath(field, index, part), filled[index]?.[place] ?? []] as const),
    ).flat();
  });
  return { ...typed, ...Object.fromEntries(moved) };
}

/** How many rows are filled. There are no gaps. */
export function countRows(field: RowsField, typed: TypedRecord): number {
  const isFilled = (index: number) =>
    field.fields.some((part) => !isBlank(typed[rowPath(field, index, part)]));
  return Array.from({ length: field.maxRows }, (_, index) => index).filter(isFilled).length;
}

function linesOf(typed: readonly string[] | undefined): readonly string[] {
  return (typed?.[0] ?? "").split("\n").flatMap((line) => line.trim() || []);
}

function isBlank(typed: readonly string[] | undefined): boolean {
  return (typed ?? []).every((text) => text.trim() === "");
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

export function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}
