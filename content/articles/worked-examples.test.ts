import { describe, expect, test } from "vitest";
import { computeExample } from "../../src/articles/worked-example.ts";
import { EXAMPLE_DEAL } from "../../src/calculators/deal/example-deal.ts";
import { exitAt } from "../../src/calculators/deal/prepayment/exit-cost.ts";
import { amortize } from "../../src/dscr/amortization.ts";
import { optionHolding } from "../../src/dscr/rate-estimate.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { rates } from "../landings/rates.ts";
import { planningRates } from "../loan-facts.ts";
import { rangeIn } from "../test-figures.ts";
import { type ComparisonExample, type WorkedExample, workedExamples } from "./worked-examples.ts";

const rateTable = {
  baseRate: rates(shippedContent).estimator.baseRate,
  factors: rates(shippedContent).factors,
};

function find(name: WorkedExample["name"]): WorkedExample {
  const example = workedExamples(shippedContent).find((candidate) => candidate.name === name);
  if (!example) throw new Error(`No example ${name}`);
  return example;
}

function comparison(name: WorkedExample["name"]): ComparisonExample {
  const example = find(name);
  if (example.kind !== "comparison") throw new Error(`${name} compares nothing.`);
  return example;
}

test("every example has a name of its own and can be computed", () => {
  expect(new Set(workedExamples(shippedContent).map(({ name }) => name)).size).toBe(
    workedExamples(shippedContent).length,
  );
  for (const example of workedExamples(shippedContent))
    expect(computeExample(example, rateTable).tables).not.toEqual([]);
});

test("the DSCR loan costs more than the conventional one, each inside its range, and nothing else differs", () => {
  const [dscr, conventional] = comparison("dscr-vs-traditional-rental").cases;
  const isInside = (rate: number, { low, high }: { low: number; high: number }) =>
    rate >= low && rate <= high;
  expect(isInside(dscr?.inputs.interestRate ?? 0, rangeIn(planningRates(shippedContent).dscr))).toBe(true);
  expect(
    isInside(conventional?.inputs.interestRate ?? 0, rangeIn(planningRates(shippedContent).conventional)),
  ).toBe(true);
  expect({ ...dscr?.inputs, interestRate: 0 }).toEqual({ ...conventional?.inputs, interestRate: 0 });
});

test("the parts of the expenses add up to the expenses, and the mistake is PITIA as debt service", () => {
  const example = find("fundamentals-simple-vs-lender");
  if (example.kind !== "simple") throw new Error("not simple");
  const { inputs, expenseParts, lender, mistake } = example;
  expect(expenseParts.reduce((sum, { monthly }) => sum + monthly, 0)).toBe(inputs.monthlyExpenses);
  const { leaseRent, marketRent, ...pitia } = lender;
  const payment = Object.values(pitia).reduce((sum, part) => sum + part, 0);
  expect(mistake.inputs).toEqual({ ...inputs, monthlyDebtService: payment });
});

describe("rates-adders", () => {
  const { cases } = comparison("rates-adders");

  test("starts from the base rate of the rates page", () => {
    for (const { inputs } of cases)
      expect(inputs.interestRate).toBe(rates(shippedContent).estimator.baseRate);
  });

  test("the ratio at each rate lies in the band that the rate assumed, and the LTV is the down payment's", () => {
    const factor = rates(shippedContent).factors.find(({ id }) => id === "dscr");
    if (!factor) throw new Error("no ratio factor");
    const view = computeExample(find("rates-adders"), rateTable);
    for (const [index, { inputs, ratePicks }] of cases.entries()) {
      const ratio = view.ratios[index]?.dscr ?? 0;
      expect(optionHolding(factor, ratio).id).toBe(optionHolding(factor, ratePicks?.assumedDscr ?? 0).id);
      expect(ratePicks?.ltvPercent).toBe(100 - inputs.downPaymentPercent);
    }
  });
});

test("a cash-out pays off what two years of payments leave, with the penalty of that month", () => {
  const [kept, ...refinanced] = comparison("scaling-cash-out").cases;
  if (!kept) throw new Error("no loan to keep");
  const { purchasePrice, downPaymentPercent, interestRate, loanTermYears } = kept.inputs;
  const loan = {
    amount: purchasePrice * (1 - downPaymentPercent / 100),
    annualRatePercent: interestRate,
    termYears: loanTermYears,
  };
  const owed = Math.round(amortize(loan)[23]?.balance ?? 0);
  expect(refinanced.map(({ refinance }) => refinance?.payoffBalance)).toEqual([owed, owed]);
  const { balance, penalty } = exitAt({ ...EXAMPLE_DEAL, prepayment: "5-4-3-2-1" }, 24);
  const percent = Math.round((penalty / balance) * 100);
  expect(refinanced.map(({ refinance }) => refinance?.penaltyPercent)).toEqual([percent, percent]);
});

test("in a bad year the lender's ratio still passes while the owner loses money", () => {
  const [planned, ...bad] = computeExample(find("risk-stress"), rateTable).tables[0]?.rows ?? [];
  const cashFlowOf = (cells: readonly string[] = []) => Number(cells[1]?.replaceAll(/[$,]/g, ""));
  expect(cashFlowOf(planned?.cells)).toBeGreaterThan(0);
  expect(bad.some(({ cells }) => cashFlowOf(cells) < 0 && Number(cells[3]) >= 1)).toBe(true);
});
