import { describe, expect, test } from "vitest";
import { calculateDscr } from "../../../dscr/dscr.ts";
import { compareScenarios, displayName } from "./scenario-comparison.ts";
import type { Scenario } from "./scenario-planner.ts";

function scenario(id: string, rent: number, isCalculated = true): Scenario {
  const result = calculateDscr({ monthlyRent: rent, monthlyExpenses: 500, monthlyDebtService: 1600 });
  return {
    id,
    name: id,
    monthlyRent: `${rent}`,
    monthlyExpenses: "500",
    monthlyDebtService: "1600",
    ...(isCalculated && { result }),
  };
}

describe("the trend against the base", () => {
  test.each([
    ["higher", 2800, { direction: "up", text: "higher by 0.19" }],
    ["lower", 2000, { direction: "down", text: "lower by 0.31" }],
    ["equal", 2500, { direction: "flat", text: "same as base" }],
    ["hardly higher", 2501, { direction: "up", text: "higher by less than 0.01" }],
  ] as const)("%s", (_, rent, trend) => {
    expect(compareScenarios([scenario("base", 2500), scenario("scenario-1", rent)])[1]?.trend).toEqual(trend);
  });

  test("the base has none", () => {
    expect(compareScenarios([scenario("base", 2500)])[0]).not.toHaveProperty("trend");
  });

  test("there is none while the base has no result", () => {
    const compared = compareScenarios([scenario("base", 2500, false), scenario("scenario-1", 2800)]);
    expect(compared.map(({ id }) => id)).toEqual(["scenario-1"]);
    expect(compared[0]).not.toHaveProperty("trend");
  });
});

test("a result is stale once its inputs were changed", () => {
  const changed = { ...scenario("base", 2500), monthlyRent: "2600" };
  expect(compareScenarios([changed])[0]).toMatchObject({ isStale: true, ratio: "1.25" });
  expect(compareScenarios([scenario("base", 2500)])[0]).toMatchObject({ isStale: false });
});

test("a scenario without a name can still be talked about", () => {
  expect(displayName({ name: "  " })).toBe("Unnamed scenario");
});
