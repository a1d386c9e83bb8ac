import { expect, test } from "vitest";
import { coverageOf, fiveYearsBefore, quartersTo, yearOf } from "./periods.ts";

test.each([
  ["2023", 2023],
  ["fiscal year 2027", 2027],
  ["2020–2024", 2024],
  ["2026 Q2", 2026],
])("%s ends in %i", (period, year) => {
  expect(yearOf(period)).toBe(year);
});

test("quarters are counted across the turn of a year", () => {
  expect(quartersTo("2026 Q2", 4)).toEqual(["2025 Q3", "2025 Q4", "2026 Q1", "2026 Q2"]);
  expect(quartersTo("2026 Q4", 1)).toEqual(["2026 Q4"]);
});

test("five years before a quarter is the same quarter", () => {
  expect(fiveYearsBefore("2026 Q1")).toBe("2021 Q1");
});

test("the coverage runs from the first to the last year that a period names", () => {
  expect(coverageOf(["2023", "fiscal year 2027", "2020–2024", "2026 Q2"])).toBe("2020/2027");
});

test("a period of another form is an error, not a wrong column name", () => {
  expect(() => yearOf("last year")).toThrow('Cannot read the period "last year"');
  expect(() => quartersTo("2026", 9)).toThrow('Cannot read the period "2026"');
});
