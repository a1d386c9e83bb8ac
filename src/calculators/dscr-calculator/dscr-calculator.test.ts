import { describe, expect, test } from "vitest";
import { writeDscrFragment } from "../sharing/dscr-fragment.ts";
import {
  type DscrCalculatorAction,
  INITIAL_DSCR_CALCULATOR,
  updateDscrCalculator,
} from "./dscr-calculator.ts";
import { readDscrFragment } from "./dscr-link.ts";

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

describe("a payment that was worked out from a loan", () => {
  const loan = { price: 300_000, down: 25, rate: 7.25 };
  const paid = run({ type: "pay", loan, payment: "$1,534.90" });

  test("fills the debt service and brings the loan along", () => {
    expect(paid.entry).toMatchObject({ monthlyDebtService: "$1,534.90", loan });
    const link = writeDscrFragment(
      { monthlyRent: 2400, monthlyExpenses: 0, monthlyDebtService: 1534.9 },
      loan,
    );
    expect(link).toBe("#v=1&rent=2400&expenses=0&debt=1534.9&price=300000&down=25&rate=7.25");
    expect(readDscrFragment(link)).toMatchObject({ inputs: { monthlyDebtService: "$1,534.90", loan } });
  });

  test("is no longer that loan's once it is typed over", () => {
    const typedOver = updateDscrCalculator(paid, { type: "edit", field: "monthlyDebtService", text: "1600" });
    expect(typedOver.entry.loan).toBeUndefined();
  });

  test.each(["price=300000&down=25", "price=0&down=25&rate=7", "price=x&down=25&rate=7"])(
    "%s is no loan",
    (rest) => {
      const shared = readDscrFragment(`#v=1&rent=2400&expenses=0&debt=1534.9&${rest}`);
      expect(shared).toMatchObject({ kind: "inputs", inputs: { monthlyRent: "$2,400" } });
      expect(shared).not.toHaveProperty("inputs.loan");
    },
  );
});

test("reset clears inputs and result", () => {
  expect(run(open, { type: "reset" })).toEqual(INITIAL_DSCR_CALCULATOR);
});
