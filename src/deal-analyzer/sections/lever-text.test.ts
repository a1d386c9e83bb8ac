import { expect, test } from "vitest";
import { changeInWords, formatLever } from "./lever-text.ts";

test.each([
  ["usd", 285_430, "$285,430"],
  ["usd", 285_430.5, "$285,431"],
  ["usd-month", 2668.63, "$2,669 a month"],
  ["percent", 6.1, "6.1%"],
  ["percent", 6.123, "6.123%"],
  ["years", 40, "40 years"],
  ["years", 1, "1 year"],
] as const)("%s %d reads %s", (unit, value, text) => {
  expect(formatLever(unit, value)).toBe(text);
});

test.each([
  [{ id: "rent", label: "Rent", unit: "usd-month", to: 2700 }, "Rent $2,700 a month"],
  [{ id: "interestOnly", label: "Interest-only years", unit: "years", to: 10 }, "Interest-only for 10 years"],
  [{ id: "term", label: "Term", unit: "years", to: 40 }, "Term 40 years"],
] as const)("a scenario is named %s", (answer, name) => {
  expect(changeInWords(answer)).toBe(name);
});
