import { expect, test } from "vitest";
import { type DscrCalculator, INITIAL_DSCR_CALCULATOR, updateDscrCalculator } from "./dscr-calculator.ts";
import { calculatorOf, keptTextsOf } from "./dscr-in-history.ts";

const typed = { monthlyRent: "2.4k", monthlyExpenses: "$462.50", monthlyDebtService: "" };
const loan = { price: 300_000, down: 25, rate: 7.25 };
const paid = updateDscrCalculator(
  { entry: typed, wrongFields: [] },
  { type: "pay", loan, payment: "$1,534.90" },
);
const calculated = updateDscrCalculator(paid, { type: "calculate" });

test.each<[string, DscrCalculator]>([
  ["nothing typed", INITIAL_DSCR_CALCULATOR],
  ["texts as typed", { entry: typed, wrongFields: [] }],
  ["the loan behind a payment", paid],
  ["a result", calculated],
  [
    "a result of other figures",
    updateDscrCalculator(calculated, { type: "edit", field: "monthlyRent", text: "3" }),
  ],
])("kept and restored: %s", (_, calculator) => {
  expect(calculatorOf(keptTextsOf(calculator))).toEqual(calculator);
});

test("what is no loan and no result is left out", () => {
  const kept = { ...keptTextsOf(calculated), loan: "#v=1&price=1", result: "1.26" };
  expect(calculatorOf(kept)).toEqual({ entry: { ...paid.entry, loan: undefined }, wrongFields: [] });
});
