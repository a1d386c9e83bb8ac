import { parse } from "csv-parse/sync";
import type { Edition } from "../../content/figures/figure-table.ts";
import { type Column, type FigureFile, figureFiles } from "./figure-files.ts";

export type Value = string | number | readonly number[];
export type Row = Readonly<Record<string, Value>>;

/** A table as the CSV file has it. */
export interface FigureTable {
  readonly file: FigureFile;
  readonly edition: Edition;
  /** By state code or city slug, in the order of the file. */
  readonly rows: ReadonlyMap<string, Row>;
  /** Values that are missing, unreadable or outside the plausible range. */
  readonly problems: readonly string[];
}

/** Every table whose columns are all in the file. */
export function readFigures(csv: string, retrieved: string): readonly FigureTable[] {
  const [header = [], ...lines] = parseCsv(csv);
  const records = lines.map((cells) => new Map(header.map((name, index) => [name, cells[index] ?? ""])));
  return figureFiles.flatMap((file) => {
    const period = latestPeriod(file, header);
    if (!period || !header.includes(file.key)) return [];
    const columns = file.columns(period, header);
    if (
      !Object.values(columns)
        .flatMap(namesOf)
        .every((name) => header.includes(name))
    )
      return [];
    return [{ file, edition: file.edition(period, retrieved), ...readRows(file, columns, records) }];
  });
}

function parseCsv(csv: string): readonly (readonly string[])[] {
  return parse(csv, { bom: true, skip_empty_lines: true, trim: true, relax_column_count: true });
}

function latestPeriod({ periodColumn }: FigureFile, header: readonly string[]): RegExpMatchArray | undefined {
  return header
    .map((name) => name.match(periodColumn))
    .filter((match) => match !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .at(-1);
}

function namesOf(column: Column): readonly string[] {
  if ("text" in column) return [column.text];
  return "number" in column ? [column.number] : column.numbers;
}

function readRows(
  { key }: FigureFile,
  columns: Readonly<Record<string, Column>>,
  records: readonly ReadonlyMap<string, string>[],
): Pick<FigureTable, "rows" | "problems"> {
  const problems: string[] = [];
  const rows = new Map<string, Row>();
  for (const record of records) {
    const name = record.get(key) ?? "";
    const id = key === "code" ? name : slugOf(name);
    if (rows.has(id)) problems.push(`${id}: is there twice`);
    const cells = Object.entries(columns).flatMap(([field, column]) => {
      const value = readCell(column, record, (problem) => problems.push(`${id}: ${problem}`));
      return value === undefined ? [] : [[field, value] as const];
    });
    rows.set(id, Object.fromEntries(cells));
  }
  return { rows, problems };
}

function slugOf(city: string): string {
  return city.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}

function readCell(
  column: Column,
  record: ReadonlyMap<string, string>,
  report: (problem: string) => void,
): Value | undefined {
  if ("text" in column) {
    const text = record.get(column.text) ?? "";
    if (text === "") report(`${column.text} is empty`);
    return column.omitIfSameAs !== undefined && text === record.get(column.omitIfSameAs) ? undefined : text;
  }
  const numbers = namesOf(column).map((name) => {
    const text = record.get(name) ?? "";
    const value = text === "" ? Number.NaN : Number(text);
    if (Number.isNaN(value)) report(`${name} is "${text}", not a number`);
    else if (value < column.min || value > column.max) {
      report(`${name} is ${value}, outside ${column.min} to ${column.max}`);
    }
    return value;
  });
  return "number" in column ? numbers[0] : numbers;
}
