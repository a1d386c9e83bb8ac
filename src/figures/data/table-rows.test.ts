import { describe, expect, test } from "vitest";
import {
  BY_NAME,
  describeRows,
  type FiguresRow,
  type FiguresTableContent,
  filterRows,
  nextOrder,
  sortRows,
} from "./table-rows.ts";

const row = (name: string, code: string, rent: number, county: string): FiguresRow => ({
  name,
  code,
  path: `/states/${name}`,
  cells: [`$${rent}`, county],
  values: [rent, county],
});

const rows = [
  row("Alabama", "AL", 982, "Jefferson County"),
  row("Alaska", "AK", 1373, "Anchorage"),
  row("California", "CA", 1992, "Los Angeles County"),
  row("Indiana", "IN", 1373, "Marion County"),
  row("Maine", "ME", 1189, "Cumberland County"),
];
const table: FiguresTableContent = {
  caption: "",
  noun: "states",
  rowHeading: "State",
  groups: [
    { label: "Census", columns: [{ heading: "Rent", lead: "Median " }] },
    { label: "HUD", columns: [{ heading: "County", isText: true }] },
  ],
  rows,
};
const names = (list: readonly FiguresRow[]) => list.map(({ name }) => name);

describe("the order of rows", () => {
  test("a figure starts with the highest, a text with A; a second press turns it round", () => {
    const byRent = nextOrder(BY_NAME, 0, false);
    expect(byRent).toEqual({ column: 0, direction: "descending" });
    expect(nextOrder(byRent, 0, false)).toEqual({ column: 0, direction: "ascending" });
    expect(nextOrder(byRent, 1, true)).toEqual({ column: 1, direction: "ascending" });
    expect(nextOrder(BY_NAME, "name", true)).toEqual({ column: "name", direction: "descending" });
  });

  test("figures are sorted as numbers, and equal ones by name in both directions", () => {
    expect(names(sortRows(rows, { column: 0, direction: "descending" }))).toEqual([
      "California",
      "Alaska",
      "Indiana",
      "Maine",
      "Alabama",
    ]);
    expect(names(sortRows(rows, { column: 0, direction: "ascending" })).slice(2, 4)).toEqual([
      "Alaska",
      "Indiana",
    ]);
  });

  test("texts are sorted by letters", () => {
    expect(names(sortRows(rows, { column: 1, direction: "ascending" }))[0]).toBe("Alaska");
    expect(names(sortRows(rows, { column: "name", direction: "descending" }))[0]).toBe("Maine");
  });
});

describe("the filter", () => {
  test.each([
    ["", 5],
    [" , ", 5],
    ["nowhere", 0],
  ])("%j leaves %i rows", (query, count) => {
    expect(filterRows(rows, query)).toHaveLength(count);
  });

  test.each([
    ["ala", ["Alabama", "Alaska"]],
    ["AL", ["Alabama"]],
    ["in", ["Indiana"]],
    ["ak, maine", ["Alaska", "Maine"]],
    ["CA,", ["California"]],
    ["MAINE ", ["Maine"]],
  ])("%j finds %j", (query, found) => {
    expect(names(filterRows(rows, query))).toEqual(found);
  });
});

test("the sentence about the rows says how many, by what, and which way", () => {
  expect(describeRows(table, 5, BY_NAME)).toBe("5 of 5 states. Order: State, A to Z.");
  expect(describeRows(table, 2, { column: 0, direction: "descending" })).toBe(
    "2 of 5 states. Order: Median Rent, highest first.",
  );
  expect(describeRows(table, 2, { column: 0, direction: "ascending" })).toContain("lowest first");
  expect(describeRows(table, 2, { column: 1, direction: "descending" })).toContain("County, Z to A");
});
