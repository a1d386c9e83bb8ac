import { expect, test } from "vitest";
import { formulasContent } from "../content/calculators/formulas.ts";
import engine from "../engine/package.json" with { type: "json" };

test("the engine's package has the version of the formulas", () => {
  expect(engine.version.split(".").slice(0, 2).join(".")).toBe(formulasContent.version);
});

test("the engine's package has no dependencies", () => {
  expect(Object.keys(engine).filter((key) => /dependencies/i.test(key))).toEqual([]);
});
