import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import {
  describeRise,
  type PriceRises,
  riseFor,
  settlePlan,
  unsettlePlan,
  yearlyRise,
} from "./appreciation.ts";
import { INITIAL_HOLD } from "./hold-plan.ts";

const RISES: PriceRises = {
  states: [{ code: "TX", name: "Texas", fiveYears: 6.1, lastYear: 1.6 }],
  middle: { fiveYears: 7.5, lastYear: 3.4 },
  from: "2021 Q2",
  to: "2026 Q2",
  citation: "An index",
  link: "https://example.org/",
};
const texan = { ...EXAMPLE_DEAL, state: "TX" };

test("five years of 10% are 61.051%, and one year is itself", () => {
  expect(yearlyRise(100, 161.051, 5)).toBe(10);
  expect(yearlyRise(100, 98, 1)).toBe(-2);
});

test("a state has its own figure, a deal without a state has the middle of all", () => {
  expect(riseFor("TX", RISES)).toMatchObject({ fiveYears: 6.1 });
  expect(riseFor("", RISES)).toMatchObject({ fiveYears: 7.5 });
});

test.each([
  [
    "TX",
    "If blank, 6.1%: the yearly rise in Texas over five years (An index). In the last of them it was 1.6%.",
  ],
  [
    "",
    "If blank, 7.5%: the middle of the 50 states over five years (An index). In the last of them it was 3.4%. Choose a state for its own figure.",
  ],
])("the field of %o says where the figure comes from", (state, hint) => {
  expect(describeRise(state, RISES)).toBe(hint);
});

test("a figure that nobody typed follows the state; a typed one stays, also in a link", () => {
  const blank = { deal: texan, hold: INITIAL_HOLD };
  const plan = settlePlan(blank, RISES);
  expect(plan.appreciationPercent).toBe(6.1);
  expect(unsettlePlan(plan, RISES)).toEqual(blank);
  const typed = { deal: texan, hold: { ...INITIAL_HOLD, appreciationPercent: 0 } };
  expect(settlePlan(typed, RISES).appreciationPercent).toBe(0);
  expect(unsettlePlan(settlePlan(typed, RISES), RISES)).toEqual(typed);
});
