import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { EXAMPLE_PLAN } from "../calculators/refinance/example-plan.ts";
import { plannedCashOut } from "../calculators/refinance/refinance-answers.ts";
import { plannerOf } from "../calculators/refinance/refinance-outcome.ts";
import type { RefinancePlan } from "../calculators/refinance/refinance-plan.ts";
import { arbitraryPlans } from "../calculators/refinance/test-plans.ts";
import { cashStepsOf } from "./cash-steps.ts";
import { headlineOf, notesOn, sayPlanVerdict } from "./plan-notes.ts";

const LTV = { lower: 65, text: "65-70%" };
const planner = (changes: Partial<RefinancePlan>) => plannerOf({ ...EXAMPLE_PLAN, ...changes });

describe("the answer in one sentence", () => {
  test.each([
    ["some comes back", {}, "$66,145 comes out, and $27,196 stays in."],
    ["more than all", { value: 400_000 }, "All your cash comes back, and $57,638 on top."],
    ["money to bring", { value: 120_000 }, "The new loan is $34,340 short"],
    ["a rent too low", { leaseRent: 300 }, "No new loan: after the bills"],
    ["no limit to lend on", { cashOutLtv: 0 }, "No new loan: there is nothing to lend on."],
  ] as const)("%s", (_, changes, start) => {
    expect(headlineOf(plannedCashOut(planner(changes)))).toContain(start);
  });
});

describe("what a refinance brings and costs", () => {
  test.each([
    [
      "out of an expensive short loan",
      {},
      "Refinancing would bring back $66,145 and cost $281 more a month.",
    ],
    [
      "with money to bring",
      { value: 120_000 },
      "Refinancing would take $34,340 from you and cost $411 less a month.",
    ],
    [
      "of a house without a loan",
      { oldLoan: 0 },
      /^Refinancing would bring back \$178,645 and cost \$[\d,]+ a month\.$/,
    ],
    ["that nobody grants", { leaseRent: 300 }, "No new loan: after the bills"],
  ] as const)("%s", (_, changes, words) => {
    const verdict = sayPlanVerdict(plannedCashOut(planner(changes)));
    if (typeof words === "string") expect(verdict).toContain(words);
    else expect(verdict).toMatch(words);
  });
});

describe("notes", () => {
  test.each([
    [
      "the ratio limits the loan",
      { leaseRent: 1_600 },
      "The rent limits the loan. At a ratio of 1.00 it carries $175,908",
    ],
    [
      "before seasoning",
      { monthsToRefinance: 4 },
      "You would have owned the house for 4 months, and seasoning takes 6.",
    ],
    ["a value below cost", { value: 180_000 }, "The value is below what the house cost, $195,000."],
    ["unfinished repairs", { monthsToRepair: 9 }, "The repairs take 9 months, longer than the plan."],
    ["an empty house", { monthsToRent: 9 }, "The house is still empty in that month"],
    ["no months at all", { monthsToRefinance: 0 }, "Refinanced on the day of the purchase"],
    ["an owned house today", { mode: "owned", monthsToRefinance: 0 }, "The new loan closes today."],
    ["a loan that falls due", { monthsToRefinance: 14 }, "The old loan falls due in month 12"],
    ["no old loan", { oldLoan: 0 }, "There is no loan to pay off"],
    ["bought with cash, before seasoning", { oldLoan: 0, monthsToRefinance: 4 }, "ask for delayed financing"],
    ["a penalty", { oldPrepayment: "3-2-1" }, "costs a penalty of $3,375."],
    ["more out than in", { value: 400_000 }, "More comes out than you put in."],
    ["a loss every month", { value: 300_000 }, "With the new loan the house costs you"],
    ["a ratio below 1.00", { minimumRatio: 0.75 }, "A target below 1.00 takes a smaller loan"],
  ] as const)("say it: %s", (_, changes, start) => {
    const said = notesOn(planner(changes), LTV);
    expect(said.some((note) => note.includes(start))).toBe(true);
  });

  test("the example needs none", () => {
    expect(notesOn(planner({}), LTV)).toEqual([]);
  });
});

describe("cash by month", () => {
  test("steps from the purchase to the refinance", () => {
    expect(cashStepsOf(planner({})).events.map(({ name, month, cash }) => [name, month, cash])).toEqual([
      ["Bought", 0, 43_500],
      ["Repaired", 3, 92_653.14],
      ["Rented", 4, 94_037.52],
      ["Before the refinance", 6, 93_341.28],
      ["Refinanced", 6, 27_196.28],
    ]);
  });

  test("repairs that end after the refinance say which month they were planned for", () => {
    const { events } = cashStepsOf(planner({ monthsToRepair: 9 }));
    expect(events.find(({ name }) => name === "Repaired")).toMatchObject({
      month: 6,
      parts: expect.stringContaining("Planned for month 9, counted as done"),
    });
  });

  test("an owned house starts today", () => {
    const { events } = cashStepsOf(planner({ mode: "owned", monthsToRefinance: 1 }));
    expect(events.map(({ name }) => name)).toEqual(["Today", "Before the refinance", "Refinanced"]);
  });

  test("a step for every month, its events in order", () => {
    forAll(cases(), [arbitraryPlans(fc)], (plan) => {
      const { points, events } = cashStepsOf(plannerOf(plan));
      expect(points).toHaveLength(plan.monthsToRefinance + 1);
      const months = events.map(({ month }) => month);
      expect(months).toEqual(months.toSorted((one, other) => one - other));
    });
  });
});
