import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { EXAMPLE_PLAN } from "../example-plan.ts";
import { delayedFinancingOf } from "../refinance-answers.ts";
import { plannerOf } from "../refinance-outcome.ts";
import type { RefinancePlan } from "../refinance-plan.ts";
import { arbitraryPlans } from "../test-plans.ts";
import { planToCsv, planToJson } from "./plan-export.ts";
import { inputRowsOf, resultRowsOf } from "./plan-rows.ts";

test("the CSV has a line for each figure that counts, and numbers a spreadsheet can add", () => {
  const lines = planToCsv(EXAMPLE_PLAN).split("\r\n");
  for (const line of [
    "label,value",
    "Purchase price,150000",
    'Payments of the old loan,"Interest only, until it falls due"',
    "Cash left in the deal,27196.28",
    '"Cash left, appraisal 15% lower",54743.03',
    "Appraisal that returns all cash,304244.28",
  ]) {
    expect(lines).toContain(line);
  }
  expect(planToCsv(EXAMPLE_PLAN)).not.toContain("Months owned so far");
});

test("the CSV never has a cell that a spreadsheet would execute", () => {
  forAll(cases(), [arbitraryPlans(fc)], (plan) => {
    const cells = planToCsv(plan).split(/[\r\n,]+/);
    expect(cells.filter((cell) => /^[=+@]|^-(?!\d)|NaN|Infinity/.test(cell))).toEqual([]);
  });
});

test("planToJson has delayed financing for who paid cash", () => {
  const delayedIn = (plan: RefinancePlan) => JSON.parse(planToJson(plan)).results.delayedFinancing;
  expect(delayedIn(EXAMPLE_PLAN)).toBe(null);
  const paidCash = { ...EXAMPLE_PLAN, oldLoan: 0, seasoningMonths: 12 };
  expect(delayedIn(paidCash).loan).toBe(delayedFinancingOf(plannerOf(paidCash))?.loan);
});

test("planToJson has the plan as typed and the same results", () => {
  const { plan, results, version } = JSON.parse(planToJson(EXAMPLE_PLAN));
  expect(version).toBe(1);
  expect(plan).toEqual(EXAMPLE_PLAN);
  expect(results).toMatchObject({
    cashOut: { loan: 185_500, cashLeft: 27_196.28 },
    rateTerm: { loan: 118_686.87 },
    wait: { month: 12 },
    appraisalForAllCash: { value: 304_244.28 },
    earliestByRule: [
      { seasoningMonths: 0, month: 3 },
      { seasoningMonths: 3, month: 3 },
      { seasoningMonths: 6, month: 6 },
      { seasoningMonths: 12, month: 12 },
    ],
  });
});

test("no row shows NaN, Infinity or -0, and every label is unique", () => {
  forAll(cases(), [arbitraryPlans(fc)], (plan) => {
    const rows = [...inputRowsOf(plan), ...resultRowsOf(plannerOf(plan))];
    expect(rows.filter(({ text }) => /NaN|Infinity|^-\$?0(?![.,\d])|^-\$?0\.00/.test(text))).toEqual([]);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  });
});
