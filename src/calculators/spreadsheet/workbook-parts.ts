import { layOut } from "./sheet-layout.ts";
import { addressOf, type CellLook, type PlacedCell, type PlacedSheet, type Rule } from "./sheet-page.ts";
import { styleIdOf, stylesXml } from "./sheet-styles.ts";
import type { Workbook } from "./workbook.ts";
import { escapeCellText, escapeXml } from "./xml-text.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Holds the options of the inputs, out of sight. */
const LISTS = "Lists";

/** The files inside an .xlsx file, by path (ECMA-376, Office Open XML). */
export function workbookParts(workbook: Workbook): Readonly<Record<string, string>> {
  const placed = layOut(workbook);
  const lists = listsOf(placed);
  // The format has a place of its own for what follows the "#" of a link.
  const [address = "", anchor = ""] = workbook.link.url.split("#", 2);
  const sheets = [
    ...placed.map((sheet) => sheetXml(sheet, lists, anchor)),
    `<worksheet xmlns="${MAIN}">${dataXml(lists.cells)}</worksheet>`,
  ];
  const names = [...placed.map(({ name }) => name), LISTS];
  return {
    "[Content_Types].xml": HEAD + contentTypesXml(sheets.length),
    "_rels/.rels": HEAD + relationsXml([{ type: "officeDocument", target: "xl/workbook.xml" }]),
    "xl/workbook.xml": HEAD + workbookXml(names, namesOf(placed)),
    "xl/_rels/workbook.xml.rels":
      HEAD +
      relationsXml([
        ...sheets.map((_, index) => ({
          type: "worksheet" as const,
          target: `worksheets/sheet${index + 1}.xml`,
        })),
        { type: "styles", target: "styles.xml" },
      ]),
    "xl/styles.xml": HEAD + stylesXml(),
    ...Object.fromEntries(sheets.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, HEAD + xml])),
    ...Object.fromEntries(
      placed.map((_, index) => [
        `xl/worksheets/_rels/sheet${index + 1}.xml.rels`,
        HEAD + relationsXml([{ type: "hyperlink", target: address, isOutside: true }]),
      ]),
    ),
  };
}

interface Lists {
  readonly cells: readonly PlacedCell[];
  /** Where the options stand. */
  readonly rangeOf: (options: readonly string[]) => string;
}

/** A list in the rule itself could not hold an option with a comma. */
function listsOf(sheets: readonly PlacedSheet[]): Lists {
  const all = sheets.flatMap(({ rules }) => rules.flatMap(({ options }) => (options ? [options] : [])));
  const columns = [...new Map(all.map((options) => [options.join("\n"), options]))];
  return {
    cells: columns.flatMap(([, options], column) =>
      options.map((value, index): PlacedCell => ({ column, row: index + 1, look: "label", value })),
    ),
    rangeOf: (options) => {
      const column = columns.findIndex(([key]) => key === options.join("\n"));
      const [letters] = addressOf(column, 1).split("1");
      return `${LISTS}!$${letters}$1:$${letters}$${options.length}`;
    },
  };
}

function namesOf(sheets: readonly PlacedSheet[]): ReadonlyMap<string, string> {
  const all = sheets.flatMap(({ names }) => [...names]);
  const names = new Map(all);
  if (names.size < all.length) throw new Error("Two sheets give the same name to a figure.");
  return names;
}

function workbookXml(sheets: readonly string[], names: ReadonlyMap<string, string>): string {
  const tabs = sheets.map((name, index) => {
    const hidden = name === LISTS ? ' state="hidden"' : "";
    return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${hidden} r:id="r${index + 1}"/>`;
  });
  const defined = [...names].map(
    ([name, cells]) => `<definedName name="${name}">${escapeXml(cells)}</definedName>`,
  );
  return [
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tabs.join("")}</sheets>`,
    `<definedNames>${defined.join("")}</definedNames>`,
    // The values in the file are ours. A spreadsheet computes its own when it opens the file.
    '<calcPr fullCalcOnLoad="1"/></workbook>',
  ].join("");
}

function sheetXml({ cells, rules, linkAddress }: PlacedSheet, lists: Lists, anchor: string): string {
  const rulesXml = rules.map((rule) => ruleXml(rule, lists));
  return [
    `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<cols>${COLUMNS}</cols>`,
    dataXml(cells),
    rulesXml.length > 0
      ? `<dataValidations count="${rulesXml.length}">${rulesXml.join("")}</dataValidations>`
      : "",
    `<hyperlinks><hyperlink ref="${linkAddress}" r:id="r1" location="${escapeXml(anchor)}"/></hyperlinks>`,
    '<pageSetup orientation="landscape" fitToHeight="0"/></worksheet>',
  ].join("");
}

/** Wide enough for a label and for amounts of millions. */
const COLUMNS =
  '<col min="1" max="1" width="46" customWidth="1"/><col min="2" max="30" width="18" customWidth="1"/>';

function ruleXml({ address, options, limits }: Rule, lists: Lists): string {
  if (options) {
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${address}"><formula1>${lists.rangeOf(options)}</formula1></dataValidation>`;
  }
  return `<dataValidation type="decimal" allowBlank="1" showErrorMessage="1" sqref="${address}"><formula1>${limits?.min ?? 0}</formula1><formula2>${limits?.max ?? 0}</formula2></dataValidation>`;
}

function dataXml(cells: readonly PlacedCell[]): string {
  const rows = Map.groupBy(
    cells.toSorted((one, other) => one.row - other.row || one.column - other.column),
    ({ row }) => row,
  );
  const written = [...rows].map(
    ([row, inRow]) => `<row r="${row}"${heightOf(inRow)}>${inRow.map(cellXml).join("")}</row>`,
  );
  return `<sheetData>${written.join("")}</sheetData>`;
}

/** Points, where a line is higher than usual: not every program measures it when it opens a file. */
function heightOf(cells: readonly PlacedCell[]): string {
  const heights = cells.map(({ look }) => (typeof look === "string" ? (ROW_HEIGHTS[look] ?? 0) : 0));
  const height = Math.max(...heights);
  return height > 0 ? ` ht="${height}" customHeight="1"` : "";
}

const ROW_HEIGHTS: Partial<Record<CellLook, number>> = { title: 26, heading: 20, tableColumn: 48 };

/** Text is marked as text, so nothing that a visitor typed can become a formula. */
function cellXml({ column, row, look, value, formula, isArray }: PlacedCell): string {
  const address = addressOf(column, row);
  const place = `r="${address}" s="${styleIdOf(look)}"`;
  if (formula !== undefined) {
    const type = typeof value === "string" ? ' t="str"' : "";
    const array = isArray ? ` t="array" ref="${address}"` : "";
    return `<c ${place}${type}><f${array}>${escapeXml(formula)}</f><v>${escapeXml(`${value}`)}</v></c>`;
  }
  if (typeof value === "number") return `<c ${place}><v>${value}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeCellText(value)}</t></is></c>`;
}

interface Relation {
  readonly type: "officeDocument" | "worksheet" | "styles" | "hyperlink";
  readonly target: string;
  readonly isOutside?: true;
}

function relationsXml(relations: readonly Relation[]): string {
  const written = relations.map(({ type, target, isOutside }, index) => {
    const mode = isOutside ? ' TargetMode="External"' : "";
    return `<Relationship Id="r${index + 1}" Type="${OFFICE}/${type}" Target="${escapeXml(target)}"${mode}/>`;
  });
  return `<Relationships xmlns="${PACKAGE}/relationships">${written.join("")}</Relationships>`;
}

function contentTypesXml(sheetCount: number): string {
  const part = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${TYPES}.${type}+xml"/>`;
  return [
    `<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part("workbook.xml", "sheet.main"),
    part("styles.xml", "styles"),
    ...Array.from({ length: sheetCount }, (_, index) =>
      part(`worksheets/sheet${index + 1}.xml`, "worksheet"),
    ),
    "</Types>",
  ].join("");
}
