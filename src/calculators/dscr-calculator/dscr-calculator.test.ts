import { expect, test } from "vitest";
import {
  type DscrCalculatorAction,
  INITIAL_DSCR_CALCULATOR,
  updateDscrCalculator,
} from "./dscr-calculator.ts";

const run = (...actions: DscrCalculatorAction[]) =>
  actions.reduce(updateDscrCalculator, INITIAL_DSCR_CALCULATOR);
const typed = { monthlyRent: "$2,500", monthlyExpenses: "500", monthlyDebtService: "1600" };
const open: DscrCalculatorAction = { type: "open", entry: typed };

test("starts with three empty inputs and no result", () => {
  expect(INITIAL_DSCR_CALCULATOR).toEqual({
    entry: { monthlyRent: "", monthlyExpenses: "", monthlyDebtService: "" },
    wrongFields: [],
  });
});

test("a calculation shows a result and keeps the inputs as typed", () => {
  expect(run(open)).toMatchObject({ entry: typed, result: { dscr: 1.25 }, wrongFields: [] });
});

test("editing keeps the earlier result", () => {
  const state = run(open, { type: "edit", field: "monthlyRent", text: "9999" });
  expect(state).toMatchObject({ entry: { monthlyRent: "9999" }, result: { dscr: 1.25 } });
});

test("a refused calculation names the fields, and keeps inputs and earlier result", () => {
  const state = run(
    open,
    { type: "edit", field: "monthlyRent", text: "abc" },
    { type: "edit", field: "monthlyDebtService", text: "0" },
    { type: "calculate" },
  );
  expect(state).toMatchObject({
    wrongFields: ["monthlyRent", "monthlyDebtService"],
    entry: { monthlyRent: "abc" },
    result: { dscr: 1.25 },
  });
});

test("a field that is edited is no longer called wrong", () => {
  const state = run({ type: "calculate" }, { type: "edit", field: "monthlyRent", text: "2" });
  expect(state.wrongFields).toEqual(["monthlyDebtService"]);
});

test("reset clears inputs and result", () => {
  expect(run(open, { type: "reset" })).toEqual(INITIAL_DSCR_CALCULATOR);
});
