import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import {
  canRemove,
  INITIAL_PLANNER,
  type Planner,
  type PlannerAction,
  updatePlanner,
} from "./scenario-planner.ts";

const run = (actions: readonly PlannerAction[], from: Planner = INITIAL_PLANNER) =>
  actions.reduce(updatePlanner, from);

const edit = (id: string, rent: string, expenses: string, debt: string): PlannerAction[] => [
  { type: "edit", id, field: "monthlyRent", text: rent },
  { type: "edit", id, field: "monthlyExpenses", text: expenses },
  { type: "edit", id, field: "monthlyDebtService", text: debt },
];

const ids = (planner: Planner) => planner.scenarios.map(({ id }) => id);
const ratios = (planner: Planner) => planner.scenarios.map(({ result }) => result?.dscr);

test("starts with one empty base scenario", () => {
  expect(INITIAL_PLANNER).toEqual({
    scenarios: [
      { id: "base", name: "Base Scenario", monthlyRent: "", monthlyExpenses: "", monthlyDebtService: "" },
    ],
    selectedId: "base",
  });
});

describe("adding", () => {
  test("copies the base scenario's inputs without its result, and selects the copy", () => {
    const planner = run([
      ...edit("base", "$2,500", "500", "1600"),
      { type: "calculate", id: "base" },
      { type: "add" },
    ]);
    expect(planner.selectedId).toBe("scenario-1");
    expect(planner.scenarios[1]).toEqual({
      id: "scenario-1",
      name: "Scenario 1",
      monthlyRent: "$2,500",
      monthlyExpenses: "500",
      monthlyDebtService: "1600",
    });
  });

  test("numbers by the current count", () => {
    expect(ids(run([{ type: "add" }, { type: "add" }]))).toEqual(["base", "scenario-1", "scenario-2"]);
  });

  test("takes the next free number where the count's id is taken after a removal", () => {
    const planner = run([
      { type: "add" },
      { type: "add" },
      { type: "remove", id: "scenario-1" },
      { type: "add" },
    ]);
    expect(planner.scenarios.map(({ id, name }) => [id, name])).toEqual([
      ["base", "Base Scenario"],
      ["scenario-2", "Scenario 2"],
      ["scenario-3", "Scenario 3"],
    ]);
  });
});

describe("removing", () => {
  test("the base scenario stays", () => {
    const planner = run([{ type: "add" }]);
    expect(updatePlanner(planner, { type: "remove", id: "base" })).toEqual(planner);
    expect(canRemove(planner, "base")).toBe(false);
    expect(canRemove(planner, "scenario-1")).toBe(true);
  });

  test("the selected one gone, the first remaining is selected", () => {
    const planner = run([{ type: "add" }, { type: "add" }, { type: "remove", id: "scenario-2" }]);
    expect(planner.selectedId).toBe("base");
  });

  test("another one gone, the selection stays", () => {
    const planner = run([{ type: "add" }, { type: "add" }, { type: "remove", id: "scenario-1" }]);
    expect(planner.selectedId).toBe("scenario-2");
  });
});

describe("calculating", () => {
  const two = run([
    ...edit("base", "2500", "500", "1600"),
    { type: "add" },
    ...edit("scenario-1", "2800", "500", "1600"),
  ]);

  test("one scenario leaves the others without a result", () => {
    expect(ratios(updatePlanner(two, { type: "calculate", id: "scenario-1" }))).toEqual([undefined, 1.4375]);
  });

  test("all at once", () => {
    expect(ratios(updatePlanner(two, { type: "calculateAll" }))).toEqual([1.25, 1.4375]);
  });

  test.each([
    ["no rent", ["0", "500", "1600"]],
    ["unreadable rent", ["abc", "500", "1600"]],
    ["no debt service", ["2500", "500", ""]],
    ["negative debt service", ["2500", "500", "-1"]],
  ] as const)("all at once passes over a scenario with %s", (_, [rent, expenses, debt]) => {
    const planner = run([...edit("scenario-1", rent, expenses, debt), { type: "calculateAll" }], two);
    expect(ratios(planner)).toEqual([1.25, undefined]);
  });

  test("editing keeps the earlier result", () => {
    const planner = run([{ type: "calculateAll" }, ...edit("base", "9999", "0", "1")], two);
    expect(planner.scenarios[0].result?.dscr).toBe(1.25);
  });

  test("renaming keeps everything else", () => {
    const calculated = updatePlanner(two, { type: "calculateAll" });
    const renamed = updatePlanner(calculated, { type: "rename", id: "scenario-1", name: "Higher rent" });
    expect(renamed.scenarios[1]).toEqual({ ...calculated.scenarios[1], name: "Higher rent" });
  });
});

test("figures of the simple calculator become the base scenario's, which is selected", () => {
  const entry = { monthlyRent: "2000", monthlyExpenses: "100", monthlyDebtService: "1500" };
  const planner = run([{ type: "add" }, { type: "fillBase", entry }]);
  expect(planner.scenarios[0]).toMatchObject({ id: "base", name: "Base Scenario", ...entry });
  expect(planner.scenarios[0].result).toBeDefined();
  expect(planner.selectedId).toBe("base");
});

test("opened copies come calculated, under the ids of this planner", () => {
  const copy = { monthlyRent: "2500", monthlyExpenses: "500", monthlyDebtService: "1600" };
  const planner = run([
    {
      type: "open",
      copies: [
        { name: "As is", ...copy },
        { name: "Empty", ...copy, monthlyRent: "0" },
      ],
    },
  ]);
  expect(planner.scenarios.map(({ id, name, result }) => [id, name, result?.dscr])).toEqual([
    ["base", "As is", 1.25],
    ["scenario-1", "Empty", undefined],
  ]);
});

test("whatever is done, the base is first, ids are unique and the selected scenario exists", () => {
  const id = fc.constantFrom("base", "scenario-1", "scenario-2", "scenario-3", "nobody");
  const action: fc.Arbitrary<PlannerAction> = fc.oneof(
    fc.constant<PlannerAction>({ type: "add" }),
    fc.constant<PlannerAction>({ type: "calculateAll" }),
    id.map((id): PlannerAction => ({ type: "select", id })),
    id.map((id): PlannerAction => ({ type: "remove", id })),
    id.map((id): PlannerAction => ({ type: "calculate", id })),
  );
  forAll(cases(), [fc.array(action, { maxLength: 30 })], (actions) => {
    const planner = run(actions);
    expect(ids(planner)[0]).toBe("base");
    expect(new Set(ids(planner)).size).toBe(planner.scenarios.length);
    expect(ids(planner)).toContain(planner.selectedId);
  });
});
