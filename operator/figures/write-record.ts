import type { FigureTable, Value } from "./read-figures.ts";

/** The formatter's line width: a row that fits stays on one line. */
const LINE_WIDTH = 110;

/** The source text of a file in content/figures. */
export function writeRecord({ file, edition, rows }: Pick<FigureTable, "file" | "edition" | "rows">): string {
  const types = [...file.type.matchAll(/\w+/g)].map(([name]) => name).sort();
  return [
    `import type { ${types.join(", ")} } from "./figure-table.ts";`,
    "",
    `/** ${file.comment} */`,
    `export const ${file.constant} = {`,
    "  edition: {",
    ...(["agency", "program", "period"] as const).map((field) => `    ${field}: ${quote(edition[field])},`),
    "    tables: {",
    ...Object.entries(edition.tables).flatMap(([field, { citation, link }]) =>
      writeObject(`      ${field}: `, [`citation: ${quote(citation)}`, `link: ${quote(link)}`]),
    ),
    "    },",
    `    retrieved: ${quote(edition.retrieved)},`,
    `    nextEdition: ${quote(edition.nextEdition)},`,
    "  },",
    "  rows: {",
    ...[...rows].flatMap(([id, row]) =>
      writeObject(
        `    ${/^\w+$/.test(id) ? id : quote(id)}: `,
        Object.entries(row).map(([field, value]) => `${field}: ${writeValue(value)}`),
      ),
    ),
    "  },",
    `} as const satisfies ${file.type};`,
    "",
  ].join("\n");
}

function writeObject(start: string, properties: readonly string[]): readonly string[] {
  const line = `${start}{ ${properties.join(", ")} },`;
  if (line.length <= LINE_WIDTH) return [line];
  const indent = start.replace(/\S.*$/, "");
  return [`${start}{`, ...properties.map((property) => `${indent}  ${property},`), `${indent}},`];
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
