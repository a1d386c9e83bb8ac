import { expect, test } from "vitest";
import { formatRateRange } from "../dscr/rate-estimate.ts";
import { TEST_RATES } from "../dscr/test-rate-table.ts";
import { creditRateRows, paymentRows, tierRatesOf } from "./guide-rates.ts";

test.each([
  [620, 25, "7.25%-7.75%"],
  [699, 20, "7.25%-8.00%"],
  [700, 25, "6.75%-7.25%"],
  [800, 20, "6.75%-7.50%"],
  [800, 15, "6.75%-7.75%"],
  [600, 30, "7.75%-8.25%"],
])("a tier from %d with %d%% down has the rates %s", (minScore, leastDownPercent, range) => {
  expect(formatRateRange(tierRatesOf(TEST_RATES, { minScore, leastDownPercent }))).toBe(range);
});

test("a tier says for which loans its rates are", () => {
  expect(tierRatesOf(TEST_RATES, { minScore: 700, leastDownPercent: 20 }).conditions).toMatch(
    /^The rates run from a ratio of 1\.40 or more with 25% down to a ratio of 1\.00 with 20% down, /,
  );
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
