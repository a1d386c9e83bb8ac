import { describe, expect, test } from "vitest";
import { TEST_RATES } from "../dscr/test-rate-table.ts";
import { creditRateRows, parseRateRange, paymentRows } from "./guide-rates.ts";

describe("parseRateRange", () => {
  test("both ends are read", () => {
    expect(parseRateRange("7.25%-8.5%")).toEqual({ low: 7.25, high: 8.5 });
  });

  test.each(["7.25%", "", "low-high"])("%o is refused", (text) => {
    expect(() => parseRateRange(text)).toThrow("is not a range of rates");
  });
});

test.each([
  [680, ["620-699", "+0.50", "7.25%", "$2,047 a month"]],
  [699, ["620-699", "+0.50", "7.25%", "$2,047 a month"]],
  [700, ["700 or higher", "none", "6.75%", "$1,946 a month"]],
  [600, ["Below 620", "+1.00", "7.75%", "$2,149 a month"]],
])("a score of %d pays the adder, the rate and the payment of its band", (score, cells) => {
  const rows = creditRateRows(TEST_RATES, score, { amount: 300_000, termYears: 30 });
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ mark }) => mark).map((row) => row.cells)).toEqual([cells]);
});

test("a loan has a row, with its payment at every rate", () => {
  const table = { loanAmounts: [100_000, 150_000], ratesPercent: [7.25, 8.5], termYears: 30 };
  expect(paymentRows(table).map(({ cells }) => cells)).toEqual([
    ["$100,000", "$682", "$769"],
    ["$150,000", "$1,023", "$1,153"],
  ]);
});
