import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { riseFor, settlePlan, spanFor, unsettlePlan, yearlyRise } from "./appreciation.ts";
import { INITIAL_HOLD } from "./hold-plan.ts";
import { TEST_RISES } from "./test-plans.ts";

const inNewJersey = { ...EXAMPLE_DEAL, state: "NJ" };

test("five years of 10% are 61.051%, and one year is itself", () => {
  expect(yearlyRise(100, 161.051, 5)).toBe(10);
  expect(yearlyRise(100, 98, 1)).toBe(-2);
});

test("a state has its own figures, a deal without a state has the middle of all", () => {
  expect(riseFor("NJ", TEST_RISES)).toMatchObject({ since1991: 4.13 });
  expect(riseFor("", TEST_RISES)).toMatchObject({ since1991: 4.18 });
});

test.each([
  [1, 5],
  [7, 5],
  [8, 10],
  [12, 10],
  [13, 15],
  [30, 15],
])("a hold of %i years has the worst %i years on record", (holdYears, span) => {
  expect(spanFor({ holdYears })).toBe(span);
});

test.each([
  ["rents grow more slowly than prices did", { rentGrowthPercent: 3 }, 3, -1.67],
  ["rents grow faster than prices did", { rentGrowthPercent: 5 }, 4.13, -1.67],
  ["the hold is short", { holdYears: 5 }, 3, -4.76],
  ["the hold is long", { holdYears: 30 }, 3, 0.21],
])("what nobody typed is the long run and the worst years: %s", (_, figures, expected, low) => {
  const blank = { deal: inNewJersey, hold: { ...INITIAL_HOLD, ...figures } };
  const plan = settlePlan(blank, TEST_RISES);
  expect(plan).toMatchObject({ appreciationPercent: expected, lowAppreciationPercent: low });
  expect(unsettlePlan(plan, TEST_RISES)).toEqual(blank);
});

test("what somebody typed stays, also in a link", () => {
  const hold = { ...INITIAL_HOLD, appreciationPercent: 0, lowAppreciationPercent: -9 };
  const typed = { deal: inNewJersey, hold };
  expect(settlePlan(typed, TEST_RISES)).toMatchObject(hold);
  expect(unsettlePlan(settlePlan(typed, TEST_RISES), TEST_RISES)).toEqual(typed);
});
