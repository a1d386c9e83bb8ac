import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { figureTables } from "../../src/figures/figures-catalog.server.ts";
import { compareFigures } from "./compare-figures.ts";
import { type FigureFile, figureFiles } from "./figure-files.ts";
import { type Row, readFigures } from "./read-figures.ts";
import { writeRecord } from "./write-record.ts";

const rents = (lines: readonly string[]) =>
  ["code,median_gross_rent_2024,median_value_2024", ...lines].join("\n");

function fileNamed(name: string): FigureFile {
  const file = figureFiles.find((candidate) => candidate.file === name);
  if (!file) throw new Error(`The command does not know ${name}.`);
  return file;
}

test.each(Object.entries(figureTables))("%s is on disk as the command would write it", (name, record) => {
  const file = fileNamed(name);
  const rows = new Map(Object.entries<Row>(record.rows));
  const source = readFileSync(path.join(import.meta.dirname, "../../content/figures", `${name}.ts`), "utf8");
  expect(writeRecord({ file, edition: record.edition, rows })).toBe(source);
});

test("a list in a row that is an object is written as a list", () => {
  const { row: _, ...file } = fileNamed("state-prices");
  const { edition } = figureTables["state-prices"];
  const rows = new Map([["AL", { fiveYearsBefore: 381.23, index: [506.84, 10_513] }]]);
  const record = writeRecord({ file, edition, rows });
  expect(record).toContain("AL: { fiveYearsBefore: 381.23, index: [506.84, 10_513] },");
});

test("a newer file brings its own period, citations and links", () => {
  const [table] = readFigures(rents(["AL,1020,233300"]), "2027-01-05");
  expect(table?.edition).toMatchObject({
    period: "2024",
    retrieved: "2027-01-05",
    nextEdition: "2026-09-15",
    tables: {
      medianRent: {
        citation: "Census ACS 2024, B25064",
        link: "https://data.census.gov/table/ACSDT1Y2024.B25064",
      },
    },
  });
  expect(table?.rows.get("AL")).toEqual({ medianRent: 1020, medianValue: 233_300 });
});

test("years are not mixed: a rent without the value of its own year is no table", () => {
  const csv = "code,median_gross_rent_2024,median_value_2023\nAL,1020,216600";
  expect(readFigures(csv, "2027-01-05")).toEqual([]);
});

test.each([
  ["AL,,233300", 'AL: median_gross_rent_2024 is "", not a number'],
  ["AL,n/a,233300", 'AL: median_gross_rent_2024 is "n/a", not a number'],
  ["AL,10200,233300", "AL: median_gross_rent_2024 is 10200, outside 500 to 5000"],
  ["AL,1020,233300\nAL,1020,233300", "AL: is there twice"],
])("%j is a problem", (line, problem) => {
  expect(readFigures(rents([line]), "2027-01-05")[0]?.problems).toContain(problem);
});

test("the comparison names missing and unknown rows, counts differences and flags changes over a quarter", () => {
  const records = {
    AL: { medianRent: 1000, medianValue: 200_000 },
    AK: { medianRent: 1000, medianValue: 200_000 },
  };
  const [table] = readFigures(rents(["AL,1250,251000", "ZZ,1000,200000"]), "2027-01-05");
  if (!table) throw new Error("The file was not recognized.");
  expect(compareFigures(records, table)).toEqual({
    missing: ["AK"],
    unknown: ["ZZ"],
    differing: 2,
    large: ["AL medianValue: 200000 becomes 251000"],
  });
});

test("lists are compared number by number, and percentages by points", () => {
  const rows = new Map([["dallas", { index: [700, 710], oneYearPercent: -1.5, area: "Dallas" }]]);
  const records = { dallas: { index: [700, 500], oneYearPercent: 1, area: "Dallas" } };
  expect(compareFigures(records, { rows })).toMatchObject({
    differing: 2,
    large: ["dallas index 2: 500 becomes 710"],
  });
});
