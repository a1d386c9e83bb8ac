import { expect, test } from "vitest";
import { writeAnswerText } from "./answer-text.ts";

const frame = {
  assumptions: ["Rent is paid."],
  notice: "An estimate.",
  link: "https://a.example/x",
  formulasVersion: "1.3",
};
const linesOf = (figures: Readonly<Record<string, unknown>>) =>
  writeAnswerText("A deal", figures, frame).split("\n");

test("figures are named by their fields, and followed by what they rest on", () => {
  expect(linesOf({ dscr: 1.25, lender: { ratio: 1.1, isMet: false } })).toEqual([
    "A deal",
    "dscr: 1.25",
    "lender.ratio: 1.1",
    "lender.isMet: false",
    "",
    "Assumptions:",
    "- Rent is paid.",
    "",
    "Formulas: version 1.3",
    "An estimate.",
    "To check or change it: https://a.example/x",
  ]);
});

test("a figure that there is none of is left out", () => {
  expect(linesOf({ a: null, b: undefined, c: [], d: 0 }).slice(1, 3)).toEqual(["d: 0", ""]);
});

test("a short list has a line for each item, a long one is counted", () => {
  const item = { month: 12, costUsd: 5, parts: [1], none: null };
  expect(linesOf({ winners: [0, 1], short: [item], long: Array(7).fill(item) }).slice(1, 4)).toEqual([
    "winners: 0, 1",
    "short[0]: month 12, costUsd 5",
    "long: 7 entries",
  ]);
});

test("a long answer is cut, and says so", () => {
  const figures = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, index]));
  expect(linesOf(figures).slice(40, 43)).toEqual(["f39: 39", "... and 10 more lines", ""]);
});
