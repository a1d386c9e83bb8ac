import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { roundHalfAway, toCents } from "./cents.ts";
import {
  formatMoneyInput,
  formatPercent,
  formatUsd,
  formatUsdExact,
  MONEY_LIMIT,
  readAmount,
  readMoney,
  readNumber,
} from "./money.ts";

describe("readMoney", () => {
  test.each([
    ["2500", 2500],
    ["$2,500", 2500],
    ["2500.50", 2500.5],
    [" $ 2 500 ", 2500],
    ["2\u00a0500", 2500],
    ["$2,5000", 25_000],
    ["$1,500.50", 1500.5],
    ["1,500", 1500],
    ["1,234,567.89", 1_234_567.89],
    ["1,250k", 1_250_000],
    ["2500.", 2500],
    [".5", 0.5],
    ["350k", 350_000],
    ["$1.25M", 1_250_000],
    ["+40", 40],
    ["-500", -500],
    ["-$500", -500],
    ["$-500", -500],
    ["−500", -500],
    ["0.005", 0.01],
    ["0", 0],
    ["", 0],
    ["   ", 0],
  ])("reads %o as %d", (text, value) => {
    expect(readMoney(text)).toEqual({ value });
  });

  test.each([
    "abc",
    "$",
    "-",
    ".",
    "1.2.3",
    "12 apples",
    "1e5",
    "NaN",
    "Infinity",
    "2.500,00x",
    "--5",
    "5-",
    "1500abc",
    "USD 2500",
    "1e3",
    "1.500,50",
    "1,50",
    "1,5",
    "2500,",
    ",500",
    "1.500,500",
    "5%",
    "$5 %",
    "1000000000000%",
  ])("counts %o as 0, and says that it is unreadable", (text) => {
    expect(readMoney(text)).toEqual({ value: 0, problem: "unreadable" });
  });

  test.each([
    ["9".repeat(400), MONEY_LIMIT, "above"],
    ["1000000000000", MONEY_LIMIT, "above"],
    ["-9999999m", -MONEY_LIMIT, "below"],
  ])("caps an amount at the limit, and says so", (text, value, problem) => {
    expect(readMoney(text)).toEqual({ value, problem });
  });

  test.each(["-0", "-0.00", "-0.001", "-$0"])("never reads a negative zero: %s", (text) => {
    expect(Object.is(readMoney(text).value, 0)).toBe(true);
  });

  test("whatever is typed, the amount is finite and within the limits", () => {
    forAll(cases(), [fc.string()], (text) => {
      const { value } = readMoney(text);
      expect(Math.abs(value)).toBeLessThanOrEqual(MONEY_LIMIT);
      expect(Object.is(value, -0)).toBe(false);
    });
  });
});

describe("readAmount", () => {
  test.each([
    ["500", { value: 500 }],
    ["0", { value: 0 }],
    ["-500", { value: 0, problem: "below" }],
    ["-$0.01", { value: 0, problem: "below" }],
    ["abc", { value: 0, problem: "unreadable" }],
  ])("reads %o as at least 0", (text, reading) => {
    expect(readAmount(text)).toEqual(reading);
  });
});

describe("readNumber", () => {
  test.each([
    ["8.5", { value: 8.5 }],
    ["8.5%", { value: 8.5 }],
    ["8.", { value: 8 }],
    ["-3", { value: 0, problem: "below" }],
    ["140", { value: 100, problem: "above" }],
    ["eight", { value: 0, problem: "unreadable" }],
    ["8,5", { value: 0, problem: "unreadable" }],
  ])("reads %o between 0 and 100", (text, reading) => {
    expect(readNumber(text, { min: 0, max: 100 })).toEqual(reading);
  });
});

describe("what a money field shows once it is left", () => {
  test.each([
    ["2500", "$2,500"],
    ["2500.5", "$2,500.50"],
    ["-500", "-$500"],
    ["350k", "$350,000"],
    [" ", ""],
    [" abc ", "abc"],
    ["1000000000000", "1000000000000"],
  ])("%o becomes %o", (text, shown) => {
    expect(formatMoneyInput(text)).toBe(shown);
  });

  test("what is shown reads as what was typed", () => {
    forAll(cases(), [fc.integer({ min: -MONEY_LIMIT * 100, max: MONEY_LIMIT * 100 })], (cents) => {
      const typed = (cents / 100).toFixed(2);
      expect(readMoney(formatMoneyInput(typed))).toEqual(readMoney(typed));
    });
  });
});

describe("formats", () => {
  test.each([
    [1730.05, "$1,730"],
    [1234.5, "$1,235"],
    [-210.4, "-$210"],
    [-0.2, "$0"],
    [-0, "$0"],
    [MONEY_LIMIT, "$999,999,999,999"],
  ])("%d dollars: %s", (amount, shown) => {
    expect(formatUsd(amount)).toBe(shown);
  });

  test.each([
    [2500, "$2,500"],
    [2500.1, "$2,500.10"],
    [-0.001, "$0"],
    [-12.34, "-$12.34"],
  ])("%d dollars with cents: %s", (amount, shown) => {
    expect(formatUsdExact(amount)).toBe(shown);
  });

  test("dollars are written as the platform writes them", () => {
    const whole = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    });
    const exact = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      trailingZeroDisplay: "stripIfInteger",
    });
    forAll(cases(), [fc.integer({ min: -MONEY_LIMIT * 100, max: MONEY_LIMIT * 100 })], (cents) => {
      expect(formatUsd(cents)).toBe(whole.format(cents));
      expect(formatUsdExact(cents / 100)).toBe(exact.format(cents / 100));
    });
  });

  test.each([
    [6.3333, "6.3%"],
    [-0.04, "0.0%"],
    [-4.25, "-4.3%"],
    [4.25, "4.3%"],
    [0, "0.0%"],
  ])("%d percent: %s", (percent, shown) => {
    expect(formatPercent(percent)).toBe(shown);
  });
});

describe("rounding", () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [2.5, 3],
    [2.4999, 2],
    [-2.4999, -2],
    [0, 0],
    [-0, 0],
  ])("%d is %d", (amount, rounded) => expect(roundHalfAway(amount)).toBe(rounded));

  test.each([
    [1.005, 101],
    [-1.005, -101],
    [8.575, 858],
    [1.0049, 100],
    [MONEY_LIMIT, MONEY_LIMIT * 100],
  ])("$%d is %d cents: half a cent counts, though doubles cannot hold it", (dollars, cents) =>
    expect(toCents(dollars)).toBe(cents),
  );

  test("every tenth of a cent is rounded as on paper", () => {
    const tenths = fc.integer({ min: -MONEY_LIMIT, max: MONEY_LIMIT });
    forAll(cases(), [tenths], (amount) => {
      const size = Math.abs(amount);
      const onPaper = Math.floor(size / 10) + (size % 10 >= 5 ? 1 : 0);
      expect(Math.abs(toCents(amount / 1000))).toBe(onPaper);
    });
  });
});
