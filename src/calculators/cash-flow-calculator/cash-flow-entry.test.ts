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

test.each([
  ["250", 250],
  ["-250", 0],
  ["2,50", 0],
])("a property tax of %o counts as %d", (propertyTax, counted) => {
  expect(readCashFlowEntry({ ...INITIAL_CASH_FLOW_ENTRY, propertyTax }).propertyTax).toBe(counted);
});
