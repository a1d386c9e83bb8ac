import { describe, expect, test } from "vitest";
import { calculateDscr } from "../../dscr/dscr.ts";
import { readCalculation, writeCalculation } from "./calculation-in-history.ts";

const result = calculateDscr({ monthlyRent: 2500.5, monthlyExpenses: 0, monthlyDebtService: 1600 });

test.each([true, false])("a calculation arrives as it was sent, saved: %s", (isSaved) => {
  const state = writeCalculation(result, isSaved);
  expect(readCalculation(state)).toEqual({ dscr: result.dscr, isSaved, figures: state.figures });
  expect(state.figures).toBe("#v=1&rent=2500.5&expenses=0&debt=1600");
});

describe("what else may stand in a history entry", () => {
  test.each([
    [{ dscr: "1.25" }],
    [{ dscr: Number.NaN }],
    [{ dscr: Number.POSITIVE_INFINITY }],
    [{}],
    ["1.25"],
    [null],
    [undefined],
  ])("%o carries nothing", (state) => {
    expect(readCalculation(state)).toBeNull();
  });

  test.each([{ dscr: 1.2496 }, { dscr: 0, isSaved: "yes", figures: 5 }, { dscr: -0.4, figures: "#v=9" }])(
    "%o carries a ratio that was not saved, without figures",
    (state) => {
      expect(readCalculation(state)).toMatchObject({ dscr: state.dscr, isSaved: false });
    },
  );
});
