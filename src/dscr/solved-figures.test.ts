import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import {
  exactUsd,
  formatSolvedRate,
  formatSolvedUsd,
  roundSolvedRate,
  roundSolvedUsd,
} from "./solved-figures.ts";

test.each([
  ["the least rent that is enough", 2668.63, "up", "$2,669"],
  ["the highest tax that is bearable", 512.82, "down", "$512"],
  ["whole dollars, upward", 2668, "up", "$2,668"],
  ["whole dollars, downward", 2668, "down", "$2,668"],
  ["less than a dollar", 0.4, "down", "$0"],
  ["a loss", -20.5, "up", "-$20"],
] as const)("dollars, to the safe side: %s", (_, dollars, side, text) => {
  expect(formatSolvedUsd(dollars, side)).toBe(text);
});

test.each([
  ["the highest rate that is bearable", 6.349, "down", "6.30%"],
  ["a cost that is at least so high", 7.683, "up", "7.70%"],
  ["a twentieth", 8.15, "down", "8.15%"],
  ["a twentieth that binary fractions miss", 0.15, "up", "0.15%"],
  ["an eighth, which a lender can quote", 7.375, "down", "7.375%"],
  ["a quarter", 7.25, "up", "7.25%"],
  ["almost an eighth", 7.374, "down", "7.35%"],
  ["almost nothing", 0.03, "down", "0.00%"],
] as const)("rates, to 0.05 of a point: %s", (_, percent, side, text) => {
  expect(formatSolvedRate(percent, side)).toBe(text);
});

test("a figure is never rounded to the side that misses", () => {
  forAll(cases(), [fc.integer({ min: -10_000_000, max: 10_000_000 })], (cents) => {
    const dollars = cents / 100;
    expect(roundSolvedUsd(dollars, "up")).toBeGreaterThanOrEqual(dollars);
    expect(roundSolvedUsd(dollars, "down")).toBeLessThanOrEqual(dollars);
  });
  forAll(cases(), [fc.integer({ min: 0, max: 30_000 })], (thousandths) => {
    const percent = thousandths / 1000;
    expect(roundSolvedRate(percent, "up")).toBeGreaterThanOrEqual(percent);
    expect(roundSolvedRate(percent, "down")).toBeLessThanOrEqual(percent);
    expect(Math.abs(roundSolvedRate(percent, "down") - percent)).toBeLessThan(0.05);
  });
});

test("a title has the cents that the text leaves out", () => {
  expect(exactUsd(1637.23)).toBe("$1,637.23");
  expect(exactUsd(1637)).toBeUndefined();
});
