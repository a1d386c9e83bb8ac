import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import type { Block, Workbook } from "./workbook.ts";
import { workbookParts } from "./workbook-parts.ts";

const LINK = { label: "Open", url: "https://example.com/deal-analyzer#v=1&price=1" };

function workbookOf(...blocks: readonly Block[]): Workbook {
  return { title: "A deal", notes: ["An estimate."], link: LINK, sheets: [{ name: "Deal", blocks }] };
}

function sheetOf(...blocks: readonly Block[]): string {
  return workbookParts(workbookOf(...blocks))["xl/worksheets/sheet1.xml"] ?? "";
}

const price = { kind: "input", name: "price", label: "Price", format: "usd", value: 300_000 } as const;
const half = {
  kind: "result",
  label: "Half",
  format: "usd",
  formula: "ROUND(price/2,2)",
  ours: 150_000,
} as const;
const list = (...rows: Extract<Block, { kind: "list" }>["rows"]): Block => ({
  kind: "list",
  heading: "Figures",
  rows,
});

describe("a list", () => {
  test("an input is a value with a name that formulas use", () => {
    const parts = workbookParts(workbookOf(list(price, half)));
    expect(parts["xl/workbook.xml"]).toContain("<definedName name=\"price\">'Deal'!$B$9</definedName>");
    expect(parts["xl/worksheets/sheet1.xml"]).toMatch(/<c r="B9" s="\d+"><v>300000<\/v><\/c>/);
  });

  test("a result is a formula, beside it our figure and the difference", () => {
    const sheet = sheetOf(list(price, half));
    expect(sheet).toMatch(
      /<c r="B10" s="\d+"><f>ROUND\(price\/2,2\)<\/f><v>150000<\/v><\/c><c r="C10" s="\d+"><v>150000/,
    );
    expect(sheet).toMatch(/<c r="D10" s="\d+"><f>IFERROR\(B10-C10,/);
  });

  test("the largest difference stands at the top", () => {
    expect(sheetOf(list(price, half))).toContain("<f>MAX(0,MAX('Deal'!D9:D10),-MIN('Deal'!D9:D10))</f>");
  });
});

describe("a table", () => {
  const table = {
    kind: "table",
    heading: "Years",
    columns: [
      { id: "year", kind: "input", label: "Year", format: "number" },
      { id: "rent", kind: "result", name: "rents", label: "Rent", format: "usd" },
    ],
    rows: [
      { year: 1, rent: { formula: "100*{year}", ours: 100 } },
      { year: 2, rent: { formula: "{rent@-1}*{year}", ours: 200 } },
    ],
  } as const satisfies Block;

  test("a formula refers to its own row and to the row above", () => {
    const sheet = sheetOf(table);
    expect(sheet).toContain("<f>100*A9</f>");
    expect(sheet).toContain("<f>B9*A10</f>");
  });

  test("a column has a name for all its cells", () => {
    expect(workbookParts(workbookOf(table))["xl/workbook.xml"]).toContain("'Deal'!$B$9:$B$10");
  });

  test("our figures stand to the right, with the largest difference of the row", () => {
    expect(sheetOf(table)).toMatch(
      /<c r="C10" s="\d+"><v>200<\/v><\/c><c r="D10" s="\d+"><f>MAX\(IFERROR\(ABS\(B10-C10\)/,
    );
  });

  test("a formula with an unknown column is refused", () => {
    const rows = [{ year: 1, rent: { formula: "{loan}", ours: 0 } }];
    expect(() => sheetOf({ ...table, rows })).toThrow("loan");
  });
});

test("a name stands for one figure only", () => {
  expect(() => sheetOf(list(price, price))).toThrow("price");
});

test("what may be typed is restricted to the options or the limits", () => {
  const choice = {
    ...price,
    name: "purpose",
    value: "Sale, quick",
    options: ["Sale, quick", "Hold"],
    format: "text",
  } as const;
  const parts = workbookParts(workbookOf(list(choice, { ...price, limits: { min: 0, max: 10 } })));
  expect(parts["xl/worksheets/sheet1.xml"]).toContain('sqref="B9"><formula1>Lists!$A$1:$A$2</formula1>');
  expect(parts["xl/worksheets/sheet1.xml"]).toContain("<formula1>0</formula1><formula2>10</formula2>");
  expect(parts["xl/worksheets/sheet2.xml"]).toContain("Sale, quick");
});

test("no typed text becomes a formula, a tag or another letter", () => {
  forAll(
    cases(),
    [fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom("=", "+", "-", "@", "<f>", "_x0041_")],
    (text, start) => {
      const typed = { kind: "input", label: "Name", format: "text", value: `${start}${text}` } as const;
      const sheet = sheetOf(list(typed));
      const { cell } = /<c r="B9" (?<cell>.*?)<\/c>/su.exec(sheet)?.groups ?? {};
      expect(cell).toMatch(/^s="\d+" t="inlineStr"><is><t xml:space="preserve">[^<]*<\/t><\/is>$/su);
      expect(cell).not.toMatch(/_x0041_(?<!_x005F_x0041_)/);
    },
  );
});
