import { strToU8, zip } from "fflate";
import { isFormula } from "./csv.ts";

/** A list as an .xlsx file: one sheet, a line for each row, the titles above (ECMA-376, Office Open XML). */
export interface XlsxList {
  /** On the tab: at most 31 letters, digits and spaces. */
  readonly name: string;
  readonly columns: readonly XlsxColumn[];
  readonly rows: readonly (readonly string[])[];
}

interface XlsxColumn {
  readonly title: string;
  readonly kind?: XlsxCellKind | undefined;
}

/** What a spreadsheet computes with: `310000`, `2026-11-15`, `2026-11-15 06:00`. Everything else is text. */
export type XlsxCellKind = "number" | "day" | "moment";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Compressed outside of this thread: the process has visitors to serve. */
export async function formatXlsx(list: XlsxList): Promise<Uint8Array<ArrayBuffer>> {
  const files = {
    "[Content_Types].xml": CONTENT_TYPES,
    "_rels/.rels": relations([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(list.name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/styles.xml": STYLES,
    "xl/worksheets/sheet1.xml": writeSheet(list),
  };
  const parts = Object.entries(files).map(([path, xml]) => [path, strToU8(HEAD + xml)] as const);
  return await new Promise((resolve, reject) => {
    zip(Object.fromEntries(parts), (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

const CONTENT_TYPES = [
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
].join("");

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="r${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join("")}</Relationships>`;
}

/** In the order of `cellXfs` below. The last is text that stays text, also in the CSV that somebody makes of the file. */
const LOOKS = { text: 0, title: 1, number: 0, day: 2, moment: 3, quoted: 4 } as const;

const STYLES = [
  `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>`,
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5">',
  '<xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>',
  '<xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/>',
  '<xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>',
].join("");

function writeSheet({ columns, rows }: XlsxList): string {
  const titles = columns.map(({ title }) => writeText(title, LOOKS.title)).join("");
  const lines = rows.map((row) => {
    const cells = row.map((cell, index) => writeCell(cell, columns[index]?.kind));
    return `<row>${cells.join("")}</row>`;
  });
  return [
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    // The titles stay in sight.
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols><col min="1" max="${columns.length}" width="17" customWidth="1"/></cols>`,
    `<sheetData><row>${titles}</row>${lines.join("")}</sheetData></worksheet>`,
  ].join("");
}

function writeCell(cell: string, kind: XlsxCellKind | undefined): string {
  if (cell === "") return "<c/>";
  const value = kind === undefined ? Number.NaN : kind === "number" ? Number(cell) : daysOf(cell);
  if (kind === undefined || !Number.isFinite(value)) {
    return writeText(cell, isFormula(cell) ? LOOKS.quoted : LOOKS.text);
  }
  return `<c s="${LOOKS[kind]}"><v>${value}</v></c>`;
}

/** A longer text makes the file unreadable. */
const MAX_TEXT = 32_767;

/** Text that stands in the cell itself is never read as a formula. */
function writeText(text: string, look: number): string {
  const shown = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  return `<c t="inlineStr" s="${look}"><is><t xml:space="preserve">${escapeXml(shown)}</t></is></c>`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Day 0 of spreadsheets is 1899-12-30. */
const EPOCH_DAYS = 25_569;

function daysOf(text: string): number {
  return Date.parse(`${text.replace(" ", "T")}${text.includes(" ") ? "Z" : ""}`) / DAY_MS + EPOCH_DAYS;
}

/** XML has no way to write most control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(UNWRITABLE, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("\r", "&#13;")
      // Spreadsheets read `_x0041_` as the letter A, so the underscore is written that way itself.
      .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
  );
}
