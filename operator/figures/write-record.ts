import type { FigureFile } from "./figure-files.ts";
import type { FigureTable, Row, Value } from "./read-figures.ts";

/** The formatter's line width: a row that fits stays on one line. */
const LINE_WIDTH = 110;

/** The source text of a file in content/figures. */
export function writeRecord({ file, edition, rows }: Pick<FigureTable, "file" | "edition" | "rows">): string {
  return [
    writeImport(file),
    "",
    `/** ${file.comment} */`,
    `export const ${file.constant} = {`,
    "  edition: {",
    ...(["agency", "program", "period"] as const).map((field) => `    ${field}: ${quote(edition[field])},`),
    "    tables: {",
    ...Object.entries(edition.tables).flatMap(([field, { citation, link }]) =>
      writeList(`      ${field}: {`, [`citation: ${quote(citation)}`, `link: ${quote(link)}`], "},", " "),
    ),
    "    },",
    `    retrieved: ${quote(edition.retrieved)},`,
    `    nextEdition: ${quote(edition.nextEdition)},`,
    "  },",
    "  rows: {",
    ...[...rows].flatMap(([id, row]) => writeRow(`    ${/^\w+$/.test(id) ? id : quote(id)}: `, row, file)),
    "  },",
    `} as const satisfies ${file.type};`,
    "",
  ].join("\n");
}

/** Types come first, as the formatter sorts them. */
function writeImport({ type, row }: FigureFile): string {
  const types = [...type.matchAll(/\w+/g)].map(([name]) => name).sort();
  const names = row
    ? `{ ${[...types.map((name) => `type ${name}`), row].join(", ")} }`
    : `type { ${types.join(", ")} }`;
  return `import ${names} from "./figure-table.ts";`;
}

/** In the order of the columns, as the function takes them: a record's own fields may be in another order. */
function writeRow(start: string, values: Row, { row, columns }: FigureFile): readonly string[] {
  // Only the names are needed, and they are the same in every period.
  const cells = Object.keys(columns([""], [])).flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [{ field, value }];
  });
  // The function takes the numbers of a list one by one.
  if (row) return writeList(`${start}${row}(`, cells.flatMap(({ value }) => value).map(writeValue), "),");
  const properties = cells.map(({ field, value }) => `${field}: ${writeValue(value)}`);
  return writeList(`${start}{`, properties, "},", " ");
}

/** On one line if it fits, else one line for each item. */
function writeList(start: string, items: readonly string[], end: string, inset = ""): readonly string[] {
  const line = `${start}${inset}${items.join(", ")}${inset}${end}`;
  if (line.length <= LINE_WIDTH) return [line];
  const indent = start.replace(/\S.*$/, "");
  return [start, ...items.map((item) => `${indent}  ${item},`), `${indent}${end}`];
}

function writeValue(value: Value): string {
  if (typeof value === "string") return quote(value);
  return typeof value === "number" ? writeNumber(value) : `[${value.map(writeNumber).join(", ")}]`;
}

/** Thousands are separated from five digits on. */
function writeNumber(value: number): string {
  const [whole = "", decimals] = String(value).split(".");
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, "_") : whole;
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
