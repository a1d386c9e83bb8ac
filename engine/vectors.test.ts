import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { formulaVectors, vectorRates } from "./vectors.ts";

describe("the vectors of /formulas", () => {
  for (const { formula, given, result, expected, compute } of formulaVectors) {
    const inputs = given.map(({ label, value }) => `${label} ${value}`).join(", ");
    test(`${formula}: ${result} is ${expected} (${inputs})`, () => {
      assert.equal(compute(vectorRates), expected);
    });
  }
});
