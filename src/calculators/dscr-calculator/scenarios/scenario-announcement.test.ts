import { expect, test } from "vitest";
import { announceAction } from "./scenario-announcement.ts";
import { INITIAL_PLANNER, type PlannerAction, updatePlanner } from "./scenario-planner.ts";

const filled = updatePlanner(INITIAL_PLANNER, {
  type: "fillBase",
  entry: { monthlyRent: "2500", monthlyExpenses: "500", monthlyDebtService: "1600" },
});
const withHigherRent: readonly PlannerAction[] = [
  { type: "add" },
  { type: "edit", id: "scenario-1", field: "monthlyRent", text: "2800" },
];
const two = withHigherRent.reduce(updatePlanner, filled);

test.each<[string, PlannerAction, string]>([
  ["adding", { type: "add" }, "Scenario 2 added, a copy of the base."],
  ["removing", { type: "remove", id: "scenario-1" }, "Scenario removed. Base Scenario is selected."],
  ["one result", { type: "calculate", id: "base" }, "Base Scenario: DSCR 1.25, Qualified."],
  ["all results", { type: "calculateAll" }, "2 scenarios calculated."],
  ["typing", { type: "edit", id: "base", field: "monthlyRent", text: "1" }, ""],
])("after %s", (_, action, said) => {
  expect(announceAction(action, updatePlanner(two, action))).toBe(said);
});

test("a result is said with its place against the base", () => {
  const calculated = updatePlanner(two, { type: "calculateAll" });
  expect(announceAction({ type: "calculate", id: "scenario-1" }, calculated)).toBe(
    "Scenario 1: DSCR 1.44, Qualified, higher by 0.19.",
  );
});

test("scenarios that were passed over are named", () => {
  const one = updatePlanner(two, { type: "edit", id: "scenario-1", field: "monthlyRent", text: "" });
  expect(announceAction({ type: "calculateAll" }, one)).toBe(
    "1 scenario calculated. Passed over for lack of rent or debt service: Scenario 1.",
  );
});
