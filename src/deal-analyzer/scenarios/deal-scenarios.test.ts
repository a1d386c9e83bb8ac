import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { entryOf } from "../../calculators/deal-form/deal-entry.ts";
import { canRemove, selectedScenario, startScenarios, updateScenarios } from "./deal-scenarios.ts";

const entry = entryOf(EXAMPLE_DEAL);
const start = startScenarios(entry);
const cheaper = { ...entry, price: "$280,000" };
const tried = updateScenarios(start, { type: "try", name: "Price $280,000", entry: cheaper });

test("a trial is a copy that is selected, and the deal itself stays as it was", () => {
  expect(selectedScenario(tried)).toMatchObject({ name: "Price $280,000", entry: cheaper });
  expect(tried.list[0].entry).toBe(entry);
});

test("an edit changes the selected scenario alone", () => {
  const edited = updateScenarios(tried, {
    type: "change",
    change: (entry) => ({ ...entry, leaseRent: "2600" }),
  });
  expect(edited.list.map((scenario) => scenario.entry.leaseRent)).toEqual(["$2,500", "2600"]);
});

test("the deal itself cannot be removed, and a removed trial gives the selection back to it", () => {
  const { id } = selectedScenario(tried);
  expect(updateScenarios(tried, { type: "remove", id })).toMatchObject({ ...start, lastMove: {} });
  expect(canRemove({ id })).toBe(true);
  expect(canRemove(start.list[0])).toBe(false);
});

test("removing another trial keeps the selection", () => {
  const two = updateScenarios(tried, { type: "try", name: "Another", entry });
  const left = updateScenarios(two, { type: "remove", id: selectedScenario(tried).id });
  expect(selectedScenario(left).name).toBe("Another");
});

test("selecting an unknown scenario changes nothing", () => {
  expect(updateScenarios(tried, { type: "select", id: 99 })).toBe(tried);
  expect(selectedScenario(updateScenarios(tried, { type: "select", id: 0 })).name).toBe("Your deal");
});

test("of many trials the newest seven stay beside the deal", () => {
  let scenarios = start;
  for (let trial = 1; trial <= 12; trial += 1) {
    scenarios = updateScenarios(scenarios, { type: "try", name: `Trial ${trial}`, entry });
  }
  expect(scenarios.list.map(({ name }) => name)).toEqual([
    "Your deal",
    ...[6, 7, 8, 9, 10, 11, 12].map((trial) => `Trial ${trial}`),
  ]);
});

test("other figures take the place of the selected ones", () => {
  expect(updateScenarios(start, { type: "replace", entry: cheaper }).list[0].entry).toBe(cheaper);
});

test("opening and removing a scenario is announced every time", () => {
  expect(tried.lastMove?.announcement).toBe("Opened as a scenario: Price $280,000.");
  const again = updateScenarios(tried, { type: "try", name: "Price $280,000", entry: cheaper });
  expect(again.lastMove).not.toBe(tried.lastMove);
  const removed = updateScenarios(again, { type: "remove", id: selectedScenario(again).id });
  expect(removed.lastMove?.announcement).toBe("Scenario removed. Your deal is open.");
});

test("an edit and a choice move nothing", () => {
  const edited = updateScenarios(tried, {
    type: "change",
    change: (entry) => ({ ...entry, leaseRent: "2600" }),
  });
  expect(edited.lastMove).toBe(tried.lastMove);
  expect(updateScenarios(tried, { type: "select", id: 0 }).lastMove).toBe(tried.lastMove);
});
