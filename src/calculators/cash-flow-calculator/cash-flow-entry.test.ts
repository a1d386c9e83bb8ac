import { expect, test } from "vitest";
import { isAnalyzable } from "./cash-flow.ts";
import { explainTerm, INITIAL_CASH_FLOW_ENTRY, missingBills, readCashFlowEntry } from "./cash-flow-entry.ts";

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
  ["", 25],
  [" ", 25],
  ["0", 0],
  ["20%", 20],
  ["a quarter", 0],
])("a down payment of %o counts as %d percent", (downPaymentPercent, counted) => {
  expect(readCashFlowEntry({ ...INITIAL_CASH_FLOW_ENTRY, downPaymentPercent }).downPaymentPercent).toBe(
    counted,
  );
});

test.each([
  ["", true, undefined],
  ["15", true, undefined],
  ["0.5", true, undefined],
  ["0", false, "The least this can be is 0.5, so there is no result. Type the years, like 30."],
  ["-3", false, "The least this can be is 0.5, so there is no result. Type the years, like 30."],
  ["0.04", false, "The least this can be is 0.5, so there is no result. Type the years, like 30."],
  ["long", false, "This is not a number we can read, so there is no result. Type the years, like 30."],
])("a loan term of %o has a result: %s", (loanTermYears, hasResult, message) => {
  const entry = { ...INITIAL_CASH_FLOW_ENTRY, purchasePrice: "300k", monthlyRent: "2500", loanTermYears };
  expect(isAnalyzable(readCashFlowEntry(entry))).toBe(hasResult);
  expect(explainTerm(loanTermYears)).toBe(message);
});

test.each(["", "high", "0"])("a rate of %o shows nothing, because the rate is required", (interestRate) => {
  const entry = { ...INITIAL_CASH_FLOW_ENTRY, purchasePrice: "300k", monthlyRent: "2500", interestRate };
  expect(isAnalyzable(readCashFlowEntry(entry))).toBe(false);
});

test.each([
  ["250", 250],
  ["-250", 0],
  ["2,50", 0],
])("a property tax of %o counts as %d", (propertyTax, counted) => {
  expect(readCashFlowEntry({ ...INITIAL_CASH_FLOW_ENTRY, propertyTax }).propertyTax).toBe(counted);
});

test.each([
  ["", "", "taxes and insurance"],
  ["", "150", "taxes"],
  ["312", " ", "insurance"],
  ["312", "150", undefined],
  ["0", "0", undefined],
])("with a tax of %o and insurance of %o, the result is before %s", (propertyTax, insurance, missing) => {
  expect(missingBills({ ...INITIAL_CASH_FLOW_ENTRY, propertyTax, insurance })).toBe(missing);
});
