import { describe, expect, test } from "vitest";
import { readAmount, readMoney, readNumber } from "../../dscr/money.ts";
import { explainMoneyProblem, explainNumberProblem, isUnfinished, stepNumber } from "./number-entry.ts";

describe("what the field says about an amount", () => {
  test.each([
    ["2500", undefined],
    ["", undefined],
    ["abc", "This is not an amount we can read, so it counts as $0. Type it like 2500 or $2,500."],
    ["9999999m", "This cannot be more than $999,999,999,999, so it counts as $999,999,999,999."],
    ["-9999999m", "This cannot be less than -$999,999,999,999, so it counts as -$999,999,999,999."],
  ])("%o: %s", (text, explanation) => {
    expect(explainMoneyProblem(readMoney(text))).toBe(explanation);
  });
});

test("an amount below 0 counts as 0 where it cannot be", () => {
  expect(explainMoneyProblem(readAmount("-500"))).toBe("This cannot be less than $0, so it counts as $0.");
});

describe("what the field says about a percentage", () => {
  const limits = { min: 0, max: 100 };
  test.each([
    ["25", undefined],
    ["x", "This is not a number we can read, so it counts as 0."],
    ["101", "The most this can be is 100, so it counts as 100."],
    ["-1", "The least this can be is 0, so it counts as 0."],
  ])("%o: %s", (text, explanation) => {
    expect(explainNumberProblem(readNumber(text, limits), limits)).toBe(explanation);
  });
});

describe("isUnfinished", () => {
  test.each([
    ["$", true],
    ["-", true],
    ["-$", true],
    [" $ ", true],
    [".", true],
    ["2,", true],
    ["$12,50", true],
    ["$12,500", false],
    ["1.500,50", false],
    ["abc", false],
    ["$5", false],
  ])("%o: %s", (text, expected) => {
    expect(isUnfinished(text)).toBe(expected);
  });
});

describe("stepNumber", () => {
  test.each([
    [8.5, 0.1, "8.6"],
    [8.6, 0.1, "8.7"],
    [7.375, -0.1, "7.275"],
    [99.95, 0.1, "100"],
    [0, -1, "0"],
  ])("from %d by %d: %s", (value, step, next) => {
    expect(stepNumber(value, step, { min: 0, max: 100 })).toBe(next);
  });
});
