import { describe, expect, test } from "vitest";
import { calculateDscr } from "../../dscr/dscr.ts";
import {
  EMPTY_DSCR_ENTRY,
  entryOf,
  findEmptyFields,
  findWrongFields,
  isResultOf,
  readDscrEntry,
} from "./dscr-entry.ts";

const typed = { monthlyRent: "$2,500", monthlyExpenses: "500", monthlyDebtService: "1600" };

test("what is typed is read field by field, and what cannot be read counts as 0", () => {
  expect(readDscrEntry({ ...typed, monthlyExpenses: "none" })).toEqual({
    monthlyRent: 2500,
    monthlyExpenses: 0,
    monthlyDebtService: 1600,
  });
});

test("amounts put back into fields read as the same amounts", () => {
  const inputs = { monthlyRent: 2500.5, monthlyExpenses: 0, monthlyDebtService: 1600 };
  expect(entryOf(inputs)).toEqual({
    monthlyRent: "$2,500.50",
    monthlyExpenses: "$0",
    monthlyDebtService: "$1,600",
  });
  expect(readDscrEntry(entryOf(inputs))).toEqual(inputs);
});

describe("findEmptyFields", () => {
  test.each([
    [EMPTY_DSCR_ENTRY, ["monthlyRent", "monthlyExpenses", "monthlyDebtService"]],
    [{ ...typed, monthlyExpenses: "" }, ["monthlyExpenses"]],
    [{ ...typed, monthlyExpenses: "0" }, []],
    [{ ...typed, monthlyRent: "  " }, ["monthlyRent"]],
    [{ ...typed, monthlyRent: "abc" }, []],
  ])("%j lacks %j", (entry, missing) => {
    expect(findEmptyFields(entry)).toEqual(missing);
  });
});

describe("findWrongFields", () => {
  const inputs = readDscrEntry(typed);
  test.each([
    [{}, []],
    [{ monthlyRent: 0 }, ["monthlyRent"]],
    [{ monthlyRent: -1 }, ["monthlyRent"]],
    [{ monthlyExpenses: 0 }, []],
    [{ monthlyExpenses: -1 }, ["monthlyExpenses"]],
    [{ monthlyDebtService: 0 }, ["monthlyDebtService"]],
    [{ monthlyRent: 0, monthlyDebtService: -5 }, ["monthlyRent", "monthlyDebtService"]],
  ])("with %j: %j", (change, wrong) => {
    expect(findWrongFields({ ...inputs, ...change })).toEqual(wrong);
  });
});

describe("isResultOf", () => {
  const result = calculateDscr(readDscrEntry(typed));
  test.each([
    ["the same text", typed, true],
    ["the same amount, written otherwise", { ...typed, monthlyRent: "2500.00" }, true],
    ["another amount", { ...typed, monthlyRent: "2600" }, false],
    ["nothing", EMPTY_DSCR_ENTRY, false],
  ])("%s", (_, entry, expected) => {
    expect(isResultOf(entry, result)).toBe(expected);
  });
});
