import { fieldsOf } from "../sharing/dscr-fragment.ts";
import type { CellLook, FigureRole, PlacedCell } from "./sheet-page.ts";
import type { CellFormat } from "./workbook.ts";
import { escapeXml } from "./xml-text.ts";

/**
 * Four decimals for a ratio: with two, 1.2496 would read as 1.25, which it is not. "@" is text, which a spreadsheet
 * never turns into a formula.
 */
const FORMATS = {
  usd: '"$"#,##0.00;-"$"#,##0.00',
  percent: '0.00#"%"',
  ratio: "0.0000",
  number: "#,##0.######",
  day: "yyyy-mm-dd",
  text: "@",
} as const satisfies Record<CellFormat, string>;

/** The first number that a file may define itself. */
const FIRST_FORMAT_ID = 164;

/** In the order that the format prescribes: weight, line, size, color, name. */
const FONTS = {
  plain: '<sz val="11"/>',
  bold: '<b/><sz val="11"/>',
  title: '<b/><sz val="16"/>',
  soft: '<sz val="11"/><color rgb="FF5B6A61"/>',
  link: '<u/><sz val="11"/><color rgb="FF0B5B45"/>',
} as const;

/** The first two are prescribed by the format. */
const FILLS = { none: "", gray125: "", input: "FFFFF3C4", heading: "FFE3EEE8" } as const;

interface Style {
  readonly font: keyof typeof FONTS;
  readonly fill?: keyof typeof FILLS;
  readonly format?: CellFormat;
  readonly wraps?: true;
}

const LOOKS = {
  title: { font: "title" },
  heading: { font: "bold", fill: "heading" },
  column: { font: "bold" },
  tableColumn: { font: "bold", wraps: true },
  label: { font: "plain", format: "text" },
  note: { font: "soft", format: "text" },
  link: { font: "link" },
  legend: { font: "plain", fill: "input" },
} as const satisfies Record<CellLook, Style>;

const ROLES = {
  input: { font: "plain", fill: "input" },
  label: { font: "plain" },
  result: { font: "bold" },
  ours: { font: "plain" },
  difference: { font: "soft" },
} as const satisfies Record<FigureRole, Style>;

const STYLES: ReadonlyMap<string, Style> = new Map([
  // What a cell has that names no style.
  ["default", { font: "plain" }],
  ...Object.entries(LOOKS),
  ...Object.entries(ROLES).flatMap(([role, style]) =>
    fieldsOf(FORMATS).map((format): [string, Style] => [`${role} ${format}`, { ...style, format }]),
  ),
]);

const STYLE_IDS: ReadonlyMap<string, number> = new Map([...STYLES.keys()].map((name, id) => [name, id]));

/** The number by which a cell refers to its style. */
export function styleIdOf(look: PlacedCell["look"]): number {
  const name = typeof look === "string" ? look : `${look.role} ${look.format}`;
  return STYLE_IDS.get(name) ?? 0;
}

export function stylesXml(): string {
  const formats = Object.values(FORMATS).map(
    (code, index) => `<numFmt numFmtId="${FIRST_FORMAT_ID + index}" formatCode="${escapeXml(code)}"/>`,
  );
  const fonts = Object.values(FONTS).map((font) => `<font>${font}<name val="Calibri"/></font>`);
  const fills = Object.entries(FILLS).map(([name, color]) =>
    color === ""
      ? `<fill><patternFill patternType="${name}"/></fill>`
      : `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/></patternFill></fill>`,
  );
  const styles = [...STYLES.values()].map(styleXml);
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="${formats.length}">${formats.join("")}</numFmts>`,
    `<fonts count="${fonts.length}">${fonts.join("")}</fonts>`,
    `<fills count="${fills.length}">${fills.join("")}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${styles.length}">${styles.join("")}</cellXfs>`,
    "</styleSheet>",
  ].join("");
}

function styleXml({ font, fill = "none", format, wraps }: Style): string {
  const formatId = format === undefined ? 0 : FIRST_FORMAT_ID + fieldsOf(FORMATS).indexOf(format);
  // A quote prefix keeps text text, even after somebody edits the cell.
  const prefix = format === "text" ? ' quotePrefix="1"' : "";
  const alignment = `<alignment vertical="top"${wraps ? ' wrapText="1"' : ""}/>`;
  return `<xf numFmtId="${formatId}" fontId="${fieldsOf(FONTS).indexOf(font)}" fillId="${fieldsOf(FILLS).indexOf(fill)}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"${prefix}>${alignment}</xf>`;
}
