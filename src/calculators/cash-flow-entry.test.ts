import { expect, test } from "vitest";
import { INITIAL_CASH_FLOW_ENTRY, readCashFlowEntry } from "./cash-flow-entry.ts";

test.each([
  ["", 30],
  [" ", 30],
  ["15", 15],
  ["0", 0],
  ["long", 0],
])("a loan term of %o counts as %d years", (loanTermYears, years) => {
  expect(readCashFlowEntry({ ...INITIAL_CASH_FLOW_ENTRY, loanTermYears }).loanTermYears).toBe(years);
});
