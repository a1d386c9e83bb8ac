import { describe, expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { heatMapOf } from "../../calculators/deal/safety/heat-map.ts";
import { cellAfterKey, cellText, chooseAxis, currentPlace, describeCell } from "./heat-map-view.ts";

describe("the focus in the map", () => {
  const size = { rows: 7, columns: 9 };

  test.each([
    ["ArrowRight", false, [3, 4], [3, 5]],
    ["ArrowLeft", false, [3, 4], [3, 3]],
    ["ArrowDown", false, [3, 4], [4, 4]],
    ["ArrowUp", false, [3, 4], [2, 4]],
    ["ArrowRight", false, [3, 8], [3, 8]],
    ["ArrowLeft", false, [3, 0], [3, 0]],
    ["ArrowDown", false, [6, 4], [6, 4]],
    ["ArrowUp", false, [0, 4], [0, 4]],
    ["Home", false, [3, 4], [3, 0]],
    ["End", false, [3, 4], [3, 8]],
    ["Home", true, [3, 4], [0, 0]],
    ["End", true, [3, 4], [6, 8]],
  ] as const)("%s (control: %s) moves it from %j to %j", (key, isControlHeld, from, to) => {
    const place = { row: from[0], column: from[1] };
    expect(cellAfterKey(key, isControlHeld, place, size)).toEqual({ row: to[0], column: to[1] });
  });

  test.each([
    ["Tab", false],
    ["a", false],
    ["ArrowRight", true],
  ])("%s (control: %s) is left to the browser", (key, isControlHeld) => {
    expect(cellAfterKey(key, isControlHeld, { row: 3, column: 4 }, size)).toBeNull();
  });
});

test.each([
  ["across", "price", { across: "price", down: "rent" }],
  ["across", "rent", { across: "rent", down: "rate" }],
  ["down", "downPayment", { across: "rate", down: "downPayment" }],
  ["down", "rate", { across: "rent", down: "rate" }],
  ["down", "rent", { across: "rate", down: "rent" }],
] as const)("of rate across and rent down, choosing %s to be %s gives %o", (direction, axis, expected) => {
  expect(chooseAxis({ across: "rate", down: "rent" }, direction, axis)).toEqual(expected);
});

test("the deal's own cell says so, in words that stand alone", () => {
  const map = heatMapOf(EXAMPLE_DEAL, { across: "rate", down: "rent" });
  const place = currentPlace(map);
  expect(describeCell(map, place, EXAMPLE_DEAL.targetRatio)).toBe(
    "Rate 7.25%, rent a month $2,500: 1.17, below the target, your deal",
  );
  expect(describeCell(map, { ...place, column: 0 }, EXAMPLE_DEAL.targetRatio)).toBe(
    "Rate 6.25%, rent a month $2,500: 1.26, meets the target",
  );
});

test.each([
  [{ ratio: 1.2179, level: "near" }, 1.25, "1.22"],
  [{ ratio: 1.2179, level: "near" }, 1.22, "1.21"],
  [{ ratio: 1.22, level: "meets" }, 1.22, "1.22"],
  [{ ratio: 1.2496, level: "meets" }, 1.2, "1.24"],
  [{ ratio: null, level: "meets" }, 1.25, "No debt"],
  [{ ratio: 0, level: "below" }, 1.25, "0.00"],
  [{ ratio: 0, level: "below" }, 1.25, "0.00"],
] as const)("%o at a target of %d reads %s", (cell, target, text) => {
  expect(cellText({ ...cell, isCurrent: false }, target)).toBe(text);
});
