import { expect, test } from "vitest";
import { bannerOf, calculateCashFlow } from "../../src/calculators/cash-flow-calculator/cash-flow.ts";
import { calculateDscr, formatRatio } from "../../src/dscr/dscr.ts";
import { cases, forAll } from "../setup/properties.ts";
import { cashFlow } from "./cash-flow-calculator.ts";
import { simpleRatio } from "./deal/ratios.ts";
import { Decimal } from "./decimal.ts";
import { differentAmount, differentRatio, differentWords } from "./test-agreement.ts";
import { cashFlowInputs, dscrInputs } from "./test-deals.ts";

test("the DSCR calculator agrees on random inputs", () => {
  forAll(cases(1_000), [dscrInputs], (inputs) => {
    const { monthlyRent, monthlyExpenses, monthlyDebtService } = inputs;
    const exact = simpleRatio(
      Decimal.of(monthlyRent),
      Decimal.of(monthlyExpenses),
      Decimal.of(monthlyDebtService),
    );
    const { netOperatingIncome, dscr, isQualified, recommendationLevel } = calculateDscr(inputs);
    expect([
      ...differentAmount({ netOperatingIncome }, { netOperatingIncome: exact.income }, monthlyRent),
      ...differentRatio({ dscr }, { dscr: exact.ratio }),
      ...differentWords({ isQualified, level: recommendationLevel, shown: formatRatio(dscr) }, exact),
    ]).toEqual([]);
  });
});

test("the cash flow calculator agrees on random inputs", () => {
  forAll(cases(1_000), [cashFlowInputs], (input) => {
    const exact = cashFlow(input);
    const result = calculateCashFlow(input);
    const { monthlyExpenses, dscr, capRate, cashOnCashReturn, ...amounts } = result;
    const { total, ...expenses } = monthlyExpenses;
    const { propertyTax, insurance, maintenance, vacancy } = input;
    expect([
      ...differentAmount({ ...amounts, expenses: total }, exact.amounts, input.purchasePrice),
      ...differentRatio({ dscr, capRate, cashOnCashReturn }, exact.ratios),
      ...differentWords(expenses, { propertyTax, insurance, maintenance, vacancy }),
      ...differentWords<{ banner: string }>({ banner: bannerOf(result).tone }, exact),
    ]).toEqual([]);
  });
});
